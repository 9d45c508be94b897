import { useTranslations } from 'next-intl';
import type { Outlet } from '@/lib/model/outlets';
import { mapLinks } from '@/lib/rules/outlets/map-links';
import { SmartLink } from '../ui/smart-link';
import styles from './outlet.module.css';

/** BR-06: links to five map services, each with coordinates in its own system. */
export function Directions({ outlet }: { outlet: Outlet }) {
  const t = useTranslations('outlets');
  const { position, officialName, cityName } = outlet;
  const links = position ? mapLinks({ name: officialName, city: cityName, position }) : [];
  return (
    <section id="directions" aria-label={t('directions')} className="no-print">
      <h2 className={styles.heading}>{t('directions')}</h2>
      <p>{position ? t('directionsLead') : t('noPosition')}</p>
      <ul className={styles.maps}>
        {links.map(({ map, marker, route }) => (
          <li key={map}>
            {route && <SmartLink href={route}>{t('routeOn', { map: t(`maps.${map}`) })}</SmartLink>}
            <SmartLink href={marker}>{t('marker', { map: t(`maps.${map}`) })}</SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
