import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import type { AccessibilityStatement } from '@/lib/model/accessibility';
import type { PageContext } from '@/lib/model/page';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { href } from '@/lib/site/routes';
import { PageHead } from '../ui/page-head';
import styles from './accessibility.module.css';
import { CriteriaTables } from './criteria-tables';
import { NationalTable } from './national-table';
import { VersionHelp } from './version-help';

interface PartProps {
  data: AccessibilityStatement;
  context: PageContext;
}

function Aim({ data: { dated, counts }, context: { locale } }: PartProps) {
  const t = useTranslations('accessibility.aim');
  return (
    <section aria-labelledby="aim">
      <h2 id="aim">{t('title')}</h2>
      <p>{t('text')}</p>
      <p>{t('counts', counts)}</p>
      <p>{t('dated', { date: formatDate(dated, locale) })}</p>
    </section>
  );
}

function Contact({ data, context: { locale } }: PartProps) {
  const t = useTranslations('accessibility.contact');
  const phones = [
    [t('hotline'), data.hotline],
    [t('tollFree'), data.tollFree],
  ] as const;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{t('title')}</h2>
      <p>{t('text', { days: data.answerWorkingDays })}</p>
      <dl className={styles.phones}>
        {phones.map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <a href={phoneHref(number)}>{number}</a>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.links}>
        <a href={href(locale, '/contact-us')}>{t('more')}</a>
        <a href={href(locale, '/customer-slogan')}>{t('complain')}</a>
      </p>
    </section>
  );
}

function Gaps({ data: { gaps }, context: { locale } }: PartProps) {
  const t = useTranslations('accessibility.gaps');
  return (
    <section aria-labelledby="gaps">
      <h2 id="gaps">{t('title')}</h2>
      <ul className={styles.gaps}>
        {gaps.map(({ text, found, until }) => (
          <li key={text}>
            <p>{text}</p>
            <p className={styles.small}>
              {t('found', { date: formatDate(found, locale) })}
              {locale === 'en' ? ', ' : '，'}
              {t('until', { date: formatDate(until, locale) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** EL-21: aim, help, contact, known gaps, and the state criterion by criterion. */
export function AccessibilityView({ data, context }: PartProps) {
  const t = useTranslations('accessibility');
  return (
    <>
      <PageHead title={t('title')} text={t('intro')} watermark={t('watermark')} />
      <div className={`container ${styles.page}`}>
        <Aim data={data} context={context} />
        <VersionHelp locale={context.locale} />
        <Contact data={data} context={context} />
        <Gaps data={data} context={context} />
        <CriteriaTables
          principles={data.principles}
          locale={context.locale}
          open={context.edition === 'desktop'}
        />
        <NationalTable subjects={data.national} />
      </div>
    </>
  );
}
