import { useTranslations } from 'next-intl';
import type { BusinessSection } from '@/lib/model/business';
import type { PageContext } from '@/lib/model/page';
import { pageOfItem, pathHref } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { Cover } from '../ui/cover';
import { ILLUSTRATED_SIZES } from '../ui/illustrated';
import styles from './business-band.module.css';
import { CardList } from './cards/card-list';

interface BusinessBandProps {
  section: BusinessSection;
  /** Among its neighbours, from 0. */
  place: number;
  context: PageContext;
}

/** One business line: a card with picture and link, and its list of cards. */
export function BusinessBand({ section, place, context: { locale, edition } }: BusinessBandProps) {
  const t = useTranslations('business');
  const { id, name, title, text, image, path, template, cards } = section;
  const page = pageOfItem(section);
  return (
    <section id={`line-${id}`} className={styles.band} aria-labelledby={`line-${id}-name`}>
      <div className="container">
        <div className={styles.card}>
          <Cover src={image} area={path} place={place} sizes={ILLUSTRATED_SIZES} className={styles.picture} />
          <div className={styles.text}>
            <h2 id={`line-${id}-name`} className={styles.name}>
              {name}
            </h2>
            {title && <p className={styles.title}>{title}</p>}
            {text && <p className={styles.excerpt}>{text}</p>}
            {page && (
              <ButtonLink href={pathHref(locale, page.path, page.query)} kind="secondary">
                {t('open', { name })}
              </ButtonLink>
            )}
          </div>
        </div>
        {cards.length > 0 && <CardList template={template} cards={cards} locale={locale} edition={edition} />}
      </div>
    </section>
  );
}
