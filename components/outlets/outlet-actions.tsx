import { useTranslations } from 'next-intl';
import type { Outlet } from '@/lib/model/outlets';
import { phoneParts } from '@/lib/rules/contacts/phone-numbers';
import { mapLinks } from '@/lib/rules/outlets/map-links';
import { ButtonLink } from '../ui/button-link';
import styles from './outlet-top.module.css';

/** The two things that most visitors of an outlet's page want: call it, and go there. */
export function OutletActions({ outlet }: { outlet: Outlet }) {
  const t = useTranslations('outlets');
  const { phone, position, officialName, cityName } = outlet;
  const call = phoneParts(phone).find(({ href }) => href);
  const [first] = position ? mapLinks({ name: officialName, city: cityName, position }) : [];
  if (!call && !first?.route) return null;
  return (
    <p className={`${styles.buttons} no-print`}>
      {call && <ButtonLink href={call.href}>{t('call', { phone: call.text.trim() })}</ButtonLink>}
      {first?.route && (
        <ButtonLink href={first.route} kind="secondary">
          {t('routeOn', { map: t(`maps.${first.map}`) })}
        </ButtonLink>
      )}
    </p>
  );
}
