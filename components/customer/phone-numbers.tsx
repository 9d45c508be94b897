import { useTranslations } from 'next-intl';
import type { Phones } from '@/lib/model/customer';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import styles from './customer.module.css';

/** Telephone numbers in large, as links. */
export function PhoneNumbers({ phones }: { phones: Phones }) {
  const t = useTranslations('customer.phones');
  const numbers = [
    { label: t('main'), number: phones.hotline },
    { label: t('tollFree'), number: phones.tollFree },
  ].filter(({ number }) => number);
  return (
    <div role="group" aria-label={t('label')} className={styles.phones}>
      <dl className={styles.numbers}>
        {numbers.map(({ label, number }) => (
          <div key={number}>
            <dt>{label}</dt>
            <dd>
              <a href={phoneHref(number)}>{number}</a>
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('agent')}</p>
      {phones.former && <p>{t('former', { former: phones.former, hotline: phones.hotline })}</p>}
    </div>
  );
}
