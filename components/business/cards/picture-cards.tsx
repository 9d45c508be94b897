import { Cover } from '../../ui/cover';
import { CardLink, type CardsProps } from './card-link';
import shared from './cards.module.css';
import styles from './picture-cards.module.css';

/** Template 1: pictures in a row of four, or of three in windows up to 1000 px (BL-01). */
export function PictureCards({ cards, locale }: CardsProps) {
  return (
    <ul className={styles.row}>
      {cards.map((card, at) => (
        <li key={card.id} className={`${shared.card} ${styles.card}`}>
          <Cover
            src={card.image}
            area={card.menuKey}
            place={at}
            sizes="(width > 1000px) 25vw, (width >= 600px) 33vw, 100vw"
            className={styles.picture}
          />
          <h3 className={shared.title}>
            <CardLink card={card} locale={locale} />
          </h3>
          {card.excerpt && <p className={shared.text}>{card.excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}
