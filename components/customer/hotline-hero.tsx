import { useTranslations } from 'next-intl';
import type { HotlinePage } from '@/lib/model/customer';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { WholeNumbers } from '../ui/whole-numbers';
import styles from './hotline.module.css';

/** The hotline as large as the page allows, and when, in which languages and by which key a person answers. */
export function HotlineHero({ data }: { data: HotlinePage }) {
  const t = useTranslations('customer');
  const { hours, languages, assistant } = data;
  const { hotline, tollFree, former } = assistant.phones;
  const facts = (
    [
      [t('hotline.hours'), hours],
      [t('hotline.languages'), languages],
    ] as const
  ).filter(([, value]) => value);
  return (
    <div id="numbers" role="group" aria-label={t('phones.label')} className={styles.hero}>
      {hotline && (
        <a className={styles.number} href={phoneHref(hotline)}>
          {hotline}
        </a>
      )}
      <div className={styles.facts}>
        <p className={styles.agent}>{t('phones.agent')}</p>
        {facts.length > 0 && (
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <WholeNumbers text={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {tollFree && (
          <p>
            {t('phones.tollFree')}{' '}
            <a className={styles.second} href={phoneHref(tollFree)}>
              {tollFree}
            </a>
          </p>
        )}
        {former && <p>{t('phones.former', { former, hotline })}</p>}
      </div>
    </div>
  );
}
