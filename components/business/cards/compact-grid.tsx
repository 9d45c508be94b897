import { CardLink, type CardsProps } from './card-link';
import shared from './cards.module.css';
import styles from './compact-grid.module.css';

/** Template 8: a dense grid, name and one line each. */
export function CompactGrid({ cards, locale }: CardsProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.id} className={`${shared.card} ${styles.card}`}>
          <h3 className={styles.title}>
            <CardLink card={card} locale={locale} />
          </h3>
          {card.excerpt && <p className={styles.text}>{card.excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}
