import { useTranslations } from 'next-intl';
import type { ProvinceCount } from '@/lib/model/about';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import tones from '../ui/map-tones.module.css';
import styles from './distribution.module.css';
import { MAP_STEPS, ProvinceMap } from './province-map';

interface DistributionProps {
  provinces: readonly ProvinceCount[];
  /** Approval number (审图号) of the map, or empty. */
  approval: string;
  locale: Locale;
}

function Legend() {
  const t = useTranslations('about.map');
  const bounds = MAP_STEPS.map((from, at) => {
    const next = MAP_STEPS[at + 1];
    return next === undefined ? t('from', { from }) : t('between', { from, to: next - 1 });
  });
  return (
    <ul className={`${tones.tones} ${styles.legend}`} aria-label={t('legend')}>
      {[t('none'), ...bounds].map((text, step) => (
        <li key={text} data-step={step}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The numbers of the map as text. */
function ProvinceTable({ provinces, locale }: Omit<DistributionProps, 'approval'>) {
  const t = useTranslations('about.map');
  const name = useTranslations('people.provinces');
  return (
    <table className={styles.table}>
      <caption>{t('table')}</caption>
      <thead>
        <tr>
          {(['province', 'branches', 'offices'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {provinces.map(({ code, branches, offices }) => (
          <tr key={code}>
            <th scope="row">
              <a href={href(locale, '/branch', { province: code })}>{name(code)}</a>
            </th>
            <td>{branches}</td>
            <td>{offices}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Outlets by province: a map rendered on the server, and its numbers. */
export function Distribution({ provinces, approval, locale }: DistributionProps) {
  const t = useTranslations('about.map');
  const number = approval && t('approval', { number: approval });
  if (provinces.length === 0) return <p className={styles.missing}>{t('missing')}</p>;
  return (
    <div className={styles.layout}>
      <figure>
        <div className={styles.frame}>
          <ProvinceMap provinces={provinces} />
          {number && (
            <small aria-hidden="true" data-on-picture>
              {number}
            </small>
          )}
        </div>
        <figcaption className={styles.caption}>
          <Legend />
          <p>
            {t('schematic')}
            {number && <span>{number}</span>}
          </p>
        </figcaption>
      </figure>
      <div className={styles.numbers}>
        <ProvinceTable provinces={provinces} locale={locale} />
        <ButtonLink href={href(locale, '/branch')}>{t('find')}</ButtonLink>
      </div>
    </div>
  );
}
