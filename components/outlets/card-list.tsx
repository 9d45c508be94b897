import { useTranslations } from 'next-intl';
import type { OutletCard } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { outletHref } from '@/lib/site/outlet-addresses';
import { FoldedCards } from './folded-cards';
import { Hours } from './hours';
import styles from './outlet.module.css';

interface CardListProps {
  outlets: readonly OutletCard[];
  context: PageContext;
}

/** Outlets as plain links: name, address, phone, and what the back office says of visits. */
export function CardList({ outlets, context: { locale, device } }: CardListProps) {
  const t = useTranslations('outlets');
  const more = (count: number) => t('moreOutlets', { count });
  return (
    <FoldedCards outlets={outlets} device={device} more={more} className={styles.cards}>
      {({ id, name, address, phone, kind, hours, facilities }) => (
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
      )}
    </FoldedCards>
  );
}
