import { Cover } from '../../ui/cover';
import { CardLink, type CardsProps } from './card-link';
import shared from './cards.module.css';
import styles from './spotlight.module.css';

/** Template 3: the first card in large on its picture, the others in a column beside it. */
export function Spotlight({ cards: [first, ...rest], locale }: CardsProps) {
  if (!first) return null;
  return (
    <div className={styles.layout}>
      <article className={`${shared.card} ${styles.first}`}>
        <Cover
          src={first.image}
          area={first.menuKey}
          sizes="(width >= 1025px) 60vw, 100vw"
          className={styles.picture}
        />
        <div className={styles.caption}>
          <h3 className={styles.title}>
            <CardLink card={first} locale={locale} />
          </h3>
          {first.excerpt && <p>{first.excerpt}</p>}
        </div>
      </article>
      {rest.length > 0 && (
        <ul className={styles.rest}>
          {rest.map((card) => (
            <li key={card.id} className={`${shared.card} ${styles.item}`}>
              <h3 className={shared.title}>
                <CardLink card={card} locale={locale} />
              </h3>
              {card.excerpt && <p className={shared.text}>{card.excerpt}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
