import { CardLink, type CardsProps } from './card-link';
import shared from './cards.module.css';
import styles from './steps.module.css';

/** Template 4: the stages of a process, joined by a line; ext.step is the time of each. */
export function Steps({ cards, locale }: CardsProps) {
  return (
    <ol className={styles.way}>
      {cards.map((card) => (
        <li key={card.id} className={`${shared.card} ${styles.step}`}>
          {card.facts.card.step && <p className={styles.when}>{card.facts.card.step}</p>}
          <h3 className={shared.title}>
            <CardLink card={card} locale={locale} />
          </h3>
          {card.excerpt && <p className={shared.text}>{card.excerpt}</p>}
        </li>
      ))}
    </ol>
  );
}
