import { CardLink, type CardsProps } from './card-link';
import shared from './cards.module.css';
import styles from './numbered-list.module.css';

/** Template 2: a list with large numerals, in two columns. */
export function NumberedList({ cards, locale }: CardsProps) {
  return (
    <ol className={styles.list}>
      {cards.map((card, at) => (
        <li key={card.id} className={`${shared.card} ${styles.item}`}>
          <span className={styles.numeral} aria-hidden="true">
            {String(at + 1).padStart(2, '0')}
          </span>
          <div>
            <h3 className={shared.title}>
              <CardLink card={card} locale={locale} />
            </h3>
            {card.excerpt && <p className={shared.text}>{card.excerpt}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
