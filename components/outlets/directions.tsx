import { useTranslations } from 'next-intl';
import type { Outlet } from '@/lib/model/outlets';
import { mapLinks } from '@/lib/rules/outlets/map-links';
import { PrintButton } from '../ui/print-button';
import { SmartLink } from '../ui/smart-link';
import styles from './outlet.module.css';

/** EL-19: what a driver or a passer-by is shown, on paper only; in Chinese in every language. */
function OnPaper({ outlet: { officialName, address } }: { outlet: Outlet }) {
  const t = useTranslations('outlets');
  return (
    <div className={styles.paper}>
      <p>{t('printLead')}</p>
      <p lang="zh-CN">{officialName}</p>
      <p lang="zh-CN">{address}</p>
    </div>
  );
}

/** BR-06: links to five map services, each with coordinates in its own system. */
export function Directions({ outlet }: { outlet: Outlet }) {
  const t = useTranslations('outlets');
  const { position, officialName, cityName } = outlet;
  const links = position ? mapLinks({ name: officialName, city: cityName, position }) : [];
  return (
    <section id="directions" aria-label={t('directions')}>
      <h2 className={styles.heading}>{t('directions')}</h2>
      <p className="no-print">{position ? t('directionsLead') : t('noPosition')}</p>
      <ul className={`${styles.maps} no-print`}>
        {links.map(({ map, marker, route }) => (
          <li key={map}>
            {route && <SmartLink href={route}>{t('routeOn', { map: t(`maps.${map}`) })}</SmartLink>}
            <SmartLink href={marker}>{t('marker', { map: t(`maps.${map}`) })}</SmartLink>
          </li>
        ))}
      </ul>
      {outlet.address && <OnPaper outlet={outlet} />}
      <PrintButton label={t('printRoute')} />
    </section>
  );
}
