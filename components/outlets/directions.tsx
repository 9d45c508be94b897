import { useTranslations } from 'next-intl';
import type { Outlet, OutletMap } from '@/lib/model/outlets';
import { mapLinks } from '@/lib/rules/outlets/map-links';
import { PrintButton } from '../ui/print-button';
import { SmartLink } from '../ui/smart-link';
import styles from './outlet.module.css';
import top from './outlet-top.module.css';
import { PlaceSketch } from './place-sketch';

/** EL-19: what a driver or a passer-by is shown, on paper only; in Chinese in every language. */
function OnPaper({ outlet: { officialName, address } }: { outlet: Outlet }) {
  const t = useTranslations('outlets');
  return (
    <div className={styles.paper}>
      <p>{t('printLead')}</p>
      <p lang="zh-CN">{officialName}</p>
      {address && <p lang="zh-CN">{address}</p>}
    </div>
  );
}

interface DirectionsProps {
  outlet: Outlet;
  map: OutletMap | null;
}

/** BR-06: where it is, and links to five map services, each with coordinates in its own system. */
export function Directions({ outlet, map }: DirectionsProps) {
  const t = useTranslations('outlets');
  const { name, position, officialName, cityName } = outlet;
  const links = position ? mapLinks({ name: officialName, city: cityName, position }) : [];
  return (
    <section id="directions" className={top.directions} aria-label={t('directions')}>
      <h2 className={styles.heading}>{t('directions')}</h2>
      {map && <PlaceSketch {...map} name={name} kind="one" />}
      {position ? (
        <details className={`${top.others} no-print`}>
          <summary>{t('otherMaps')}</summary>
          <p>{t('directionsLead')}</p>
          <ul className={styles.maps}>
            {links.map(({ map: service, marker, route }, at) => (
              <li key={service}>
                {/* The way by the first service is a button at the top. */}
                {route && at > 0 && (
                  <SmartLink href={route}>{t('routeOn', { map: t(`maps.${service}`) })}</SmartLink>
                )}
                <SmartLink href={marker}>{t('marker', { map: t(`maps.${service}`) })}</SmartLink>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="no-print">{t('noPosition')}</p>
      )}
      {outlet.address && <OnPaper outlet={outlet} />}
      <PrintButton label={t('printRoute')} />
    </section>
  );
}
