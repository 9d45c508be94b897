import type { Locale } from '@/lib/model/variant';
import { mapLinks } from '@/lib/rules/outlets/map-links';
import { kilometres, type Placed } from '@/lib/rules/outlets/sort';
import { companyHref, outletHref } from '@/lib/site/outlet-addresses';
import { OwnWord } from '../ui/own-word';
import { SmartLink } from '../ui/smart-link';
import { CardContact } from './card-contact';
import styles from './finder.module.css';
import { type FinderWords, filled } from './finder-words';
import { Hours } from './hours';

interface FinderCardProps {
  outlet: Placed;
  locale: Locale;
  words: FinderWords;
  selected: boolean;
  /** BR-08: the page of a branch company is linked on desktops only. */
  withCompany: boolean;
  onSelect?: (outlet: Placed) => void;
}

function Links({ outlet, locale, words, withCompany, onSelect }: FinderCardProps) {
  const { id, kind, position, name, city } = outlet;
  const [amap] = position ? mapLinks({ name, city, position }) : [];
  const company = withCompany && kind === 'company';
  const named = (action: string) => filled(words.namedAction, { action, name });
  if (!position && !company) return null;
  return (
    <p className={styles.actions}>
      {amap?.route && (
        <SmartLink href={amap.route} aria-label={named(words.route)}>
          {words.route}
        </SmartLink>
      )}
      {position && (
        <a href={`${outletHref(locale, id)}#directions`} aria-label={named(words.otherMaps)}>
          {words.otherMaps}
        </a>
      )}
      {onSelect && position && (
        <button type="button" onClick={() => onSelect(outlet)} aria-label={named(words.showOnMap)}>
          {words.showOnMap}
        </button>
      )}
      {company && (
        <a href={companyHref(locale, id)} aria-label={named(words.companyPage)}>
          {words.companyPage}
        </a>
      )}
    </p>
  );
}

/** One outlet of the finder's list, rendered by server and browser alike. */
export function FinderCard(props: FinderCardProps) {
  const { outlet, locale, words, selected } = props;
  const { id, name, kind, distance, hours, facilities } = outlet;
  return (
    <li className={styles.card} aria-current={selected || undefined} data-outlet={id}>
      <h3>
        <a href={outletHref(locale, id)} data-held>
          <OwnWord text={name} locale={locale} />
        </a>
      </h3>
      <p className={styles.meta}>
        <span>{words.kinds[kind]}</span>
        {distance !== null && <span>{filled(words.distance, { km: kilometres(distance) })}</span>}
      </p>
      <CardContact outlet={outlet} className={styles.phone} />
      {hours && (
        <p className={styles.visit}>
          <Hours text={hours} locale={locale} />
        </p>
      )}
      {facilities.length > 0 && (
        <p className={styles.visit}>{facilities.map((code) => words.facilities[code]).join(' · ')}</p>
      )}
      <Links {...props} />
    </li>
  );
}
