import { useTranslations } from 'next-intl';
import type { OutletCard } from '@/lib/model/outlets';
import type { Locale } from '@/lib/model/variant';
import { outletHref } from '@/lib/site/outlet-addresses';
import { Hours } from './hours';
import styles from './outlet.module.css';

/** Outlets as plain links: name, address, phone, and what the back office says of visits. */
export function CardList({ outlets, locale }: { outlets: readonly OutletCard[]; locale: Locale }) {
  const t = useTranslations('outlets');
  return (
    <ul className={styles.cards}>
      {outlets.map(({ id, name, address, phone, kind, hours, facilities }) => (
        <li key={id} className={styles.card}>
          <a href={outletHref(locale, id)}>{name}</a>
          <span className={styles.kind}>{t(`kinds.${kind}`)}</span>
          {address && <p lang="zh-CN">{address}</p>}
          {phone && <p>{phone}</p>}
          {hours && (
            <p>
              <Hours text={hours} locale={locale} />
            </p>
          )}
          {facilities.length > 0 && <p>{facilities.map((code) => t(`facilities.${code}`)).join(' · ')}</p>}
        </li>
      ))}
    </ul>
  );
}
