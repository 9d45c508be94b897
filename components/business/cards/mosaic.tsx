import { Cover } from '../../ui/cover';
import { CardLink, type CardsProps } from './card-link';
import shared from './cards.module.css';
import styles from './mosaic.module.css';

/** Template 6: text on pictures, in tiles of two sizes. */
export function Mosaic({ cards, locale }: CardsProps) {
  return (
    <ul className={styles.tiles}>
      {cards.map((card, at) => (
        <li key={card.id} className={`${shared.card} ${styles.tile}`}>
          <Cover
            src={card.image}
            area={card.menuKey}
            place={at}
            sizes="(width >= 768px) 60vw, 100vw"
            className={styles.picture}
          />
          <div className={styles.caption}>
            <h3 className={styles.title}>
              <CardLink card={card} locale={locale} />
            </h3>
            {card.excerpt && <p>{card.excerpt}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
