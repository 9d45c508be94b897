import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import type { MarketingPerson } from '@/lib/model/people';
import type { Locale } from '@/lib/model/variant';
import { ArticleDate } from '../ui/article-date';
import { OwnWord } from '../ui/own-word';
import styles from './people.module.css';
import { PersonName } from './person-name';
import { Portrait } from './portrait';

/** The state of the mandate in words; its date is an element of its own, so that it stays on one line. */
function Validity({ person: { validity, begin, end }, locale }: { person: MarketingPerson; locale: Locale }) {
  const t = useTranslations('people.validity');
  const date = () => <ArticleDate time={validity === 'future' ? begin : end} locale={locale} />;
  return (
    <p className={styles.validity} data-validity={validity}>
      {t.rich(validity, { date })}
    </p>
  );
}

/** A person with photo, the validity of the mandate first, certificate and area. */
export function MarketingPersonCard({ person, locale }: { person: MarketingPerson; locale: Locale }) {
  const t = useTranslations('people');
  const dates = [
    ['begin', person.begin],
    ['end', person.end],
  ] as const;
  const plain = [
    ['branch', person.branch],
    ['certificate', person.certificate],
    ['number', person.number],
    ['area', person.area],
  ] as const;
  return (
    <li className={styles.card}>
      <Portrait photo={person.photo} />
      <div className={styles.details}>
        <Validity person={person} locale={locale} />
        <h3>
          <PersonName name={person.name} locale={locale} />
        </h3>
      </div>
      <dl className={styles.facts} data-facts>
        {plain.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`columns.${key}`)}</dt>
            <dd data-kind={key === 'number' ? 'number' : undefined}>
              {value ? <OwnWord text={value} locale={locale} /> : t('notStated')}
            </dd>
          </div>
        ))}
        {dates.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`columns.${key}`)}</dt>
            <dd data-kind="date">{value ? formatDate(value, locale) : t('notStated')}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
