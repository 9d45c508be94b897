import { useTranslations } from 'next-intl';
import type { Pillar } from '@/lib/model/sustainability';
import type { Locale } from '@/lib/model/variant';
import { pathHref } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { Cover } from '../ui/cover';
import { ILLUSTRATED_SIZES } from '../ui/illustrated';
import { FigureRow } from './figure-row';
import styles from './pillar-band.module.css';

interface PillarBandProps {
  pillar: Pillar;
  /** Among its neighbours, from 0. */
  place: number;
  locale: Locale;
}

/** One pillar of sustainability: picture, description and figures. */
export function PillarBand({ pillar, place, locale }: PillarBandProps) {
  const t = useTranslations('sustainability');
  const { id, name, title, text, image, path, figures } = pillar;
  return (
    <section className={styles.band} aria-labelledby={`pillar-${id}`}>
      <div className={`container ${styles.layout}`}>
        <Cover src={image} area={path} place={place} sizes={ILLUSTRATED_SIZES} className={styles.picture} />
        <div>
          <h2 id={`pillar-${id}`} className={styles.name}>
            {name}
          </h2>
          {title && <p className={styles.title}>{title}</p>}
          {text && <p className={styles.text}>{text}</p>}
          <FigureRow figures={figures} />
          <ButtonLink href={pathHref(locale, path)} kind="secondary" newTab>
            {t('more', { name })}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
