import { useTranslations } from 'next-intl';
import type { OutletCard } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { outletHref } from '@/lib/site/outlet-addresses';
import { ownLang } from '../ui/own-word';
import { CardContact } from './card-contact';
import { FoldedCards } from './folded-cards';
import { Hours } from './hours';
import styles from './outlet.module.css';

interface CardListProps {
  outlets: readonly OutletCard[];
  context: PageContext;
}

/** Outlets as cards: name, kind, address, phone, and what the back office says of visits. */
export function CardList({ outlets, context: { locale, device } }: CardListProps) {
  const t = useTranslations('outlets');
  const more = (count: number) => t('moreOutlets', { count });
  return (
    <FoldedCards outlets={outlets} device={device} more={more} className={styles.cards}>
      {(outlet) => (
        <li key={outlet.id} className={styles.card}>
          <a href={outletHref(locale, outlet.id)} lang={ownLang(outlet.name, locale)}>
            {outlet.name}
          </a>
          <span className={styles.kind}>{t(`kinds.${outlet.kind}`)}</span>
          <CardContact outlet={outlet} />
          {outlet.hours && (
            <p>
              <Hours text={outlet.hours} locale={locale} />
            </p>
          )}
          {outlet.facilities.length > 0 && (
            <p>{outlet.facilities.map((code) => t(`facilities.${code}`)).join(' · ')}</p>
          )}
        </li>
      )}
    </FoldedCards>
  );
}
