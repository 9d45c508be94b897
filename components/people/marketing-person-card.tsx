import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import type { MarketingPerson } from '@/lib/model/people';
import type { Locale } from '@/lib/model/variant';
import styles from './people.module.css';
import { OwnWord, PersonName } from './person-name';
import { Portrait } from './portrait';

/** Remaining time of the mandate in words, beside its dates. */
function useValidity(locale: Locale) {
  const t = useTranslations('people.validity');
  return ({ validity, begin, end }: MarketingPerson): string => {
    const date = formatDate(validity === 'future' ? begin : end, locale);
    return validity === 'valid' || validity === 'ended' || validity === 'future'
      ? t(validity, { date })
      : t(validity);
  };
}

/** A person with photo, the validity of the mandate first, certificate and area. */
export function MarketingPersonCard({ person, locale }: { person: MarketingPerson; locale: Locale }) {
  const t = useTranslations('people');
  const validity = useValidity(locale);
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
        <p className={styles.validity} data-validity={person.validity}>
          {validity(person)}
        </p>
        <h3>
          <PersonName name={person.name} locale={locale} />
        </h3>
        <dl className={styles.facts}>
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
      </div>
    </li>
  );
}
