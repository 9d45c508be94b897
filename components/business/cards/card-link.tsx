import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { detailHref } from '@/lib/site/routes';
import { SmartLink } from '../../ui/smart-link';
import styles from './cards.module.css';

export interface CardsProps {
  cards: readonly ArticleSummary[];
  locale: Locale;
}

/** A card's title; its link covers the whole card. Display-only cards have none. */
export function CardLink({ card, locale }: { card: ArticleSummary; locale: Locale }) {
  if (card.openWay === 'display') return card.title;
  const to = detailHref(locale, card.id, 'service');
  return (
    <SmartLink href={to} newTab className={styles.link}>
      {card.title}
    </SmartLink>
  );
}
