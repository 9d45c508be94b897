import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import styles from './accessibility.module.css';

const STEPS = ['first', 'second', 'third'] as const;

function Steps({ of }: { of: 'elderSteps' | 'readingSteps' }) {
  const t = useTranslations('accessibility.help');
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>{t(`${of}.${step}`)}</li>
      ))}
    </ol>
  );
}

/** How to use the version with larger text, with its switch, and reading aloud. */
export function VersionHelp({ locale }: { locale: Locale }) {
  const t = useTranslations('accessibility.help');
  const address = href(locale, '/accessibility');
  return (
    <section aria-labelledby="help">
      <h2 id="help">{t('title')}</h2>
      <h3>{t('elder')}</h3>
      <p>{t('elderText')}</p>
      <Steps of="elderSteps" />
      <p className={styles.actions}>
        <ButtonLink href={`${address}?version=elder`}>{t('openElder')}</ButtonLink>
        <ButtonLink href={`${address}?version=standard`} kind="secondary">
          {t('leaveElder')}
        </ButtonLink>
      </p>
      <h3>{t('reading')}</h3>
      <p>{t('readingText')}</p>
      <Steps of="readingSteps" />
    </section>
  );
}
