import { useTranslations } from 'next-intl';
import type { OutletCard } from '@/lib/model/outlets';
import type { Locale } from '@/lib/model/variant';
import { outletHref } from '@/lib/site/outlet-addresses';
import styles from './outlet.module.css';

/** Outlets as plain links: name, city, address and phone. */
export function CardList({ outlets, locale }: { outlets: readonly OutletCard[]; locale: Locale }) {
  const t = useTranslations('outlets');
  return (
    <ul className={styles.cards}>
      {outlets.map(({ id, name, address, phone, kind }) => (
        <li key={id} className={styles.card}>
          <a href={outletHref(locale, id)}>{name}</a>
          <span className={styles.kind}>{t(`kinds.${kind}`)}</span>
          {address && <p lang="zh-CN">{address}</p>}
          {phone && <p>{phone}</p>}
        </li>
      ))}
    </ul>
  );
}
