import { CardLink, type CardsProps } from './card-link';
import shared from './cards.module.css';
import styles from './figure-cards.module.css';

/** Template 5: each card begins with its figure (ext.figure, ext.figureLabel). */
export function FigureCards({ cards, locale }: CardsProps) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => {
        const [figure] = card.facts.figures;
        return (
          <li key={card.id} className={`${shared.card} ${styles.card}`}>
            {figure && (
              <p className={styles.figure}>
                <strong>{figure.value}</strong> <span>{figure.label}</span>
              </p>
            )}
            <h3 className={shared.title}>
              <CardLink card={card} locale={locale} />
            </h3>
            {card.excerpt && <p className={shared.text}>{card.excerpt}</p>}
          </li>
        );
      })}
    </ul>
  );
}
