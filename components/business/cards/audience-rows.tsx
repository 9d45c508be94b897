import { useTranslations } from 'next-intl';
import styles from './audience-rows.module.css';
import { CardLink, type CardsProps } from './card-link';
import shared from './cards.module.css';

/** Template 7: rows that compare name, audience (ext.audience) and purpose. */
export function AudienceRows({ cards, locale }: CardsProps) {
  const t = useTranslations('business');
  return (
    <ul className={styles.rows}>
      {cards.map((card) => (
        <li key={card.id} className={`${shared.card} ${styles.row}`}>
          <h3 className={shared.title}>
            <CardLink card={card} locale={locale} />
          </h3>
          {card.facts.card.audience ? (
            <p className={styles.audience}>
              <span className={styles.for}>{t('for')}</span> {card.facts.card.audience}
            </p>
          ) : (
            // Its column stays, so that the texts of all rows are below each other.
            <span />
          )}
          {card.excerpt && <p className={styles.text}>{card.excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}
