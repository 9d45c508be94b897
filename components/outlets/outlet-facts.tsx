import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Outlet } from '@/lib/model/outlets';
import type { Locale } from '@/lib/model/variant';
import { PhoneLink } from '../ui/phone-link';
import { Hours } from './hours';
import styles from './outlet.module.css';

type Fact = readonly [label: string, value: ReactNode, className?: 'no-print'];

/** EL-19: what the back office says of visits; nothing where it says nothing. */
function useVisitFacts({ hours, facilities }: Outlet, locale: Locale): Fact[] {
  const t = useTranslations('outlets');
  const offered = facilities.map((code) => <li key={code}>{t(`facilities.${code}`)}</li>);
  return [
    ...(hours ? [[t('hours'), <Hours key="hours" text={hours} locale={locale} />] as const] : []),
    ...(offered.length > 0 ? [[t('facilitiesLabel'), <ul key="offered">{offered}</ul>] as const] : []),
  ];
}

/** Contact details of an outlet; missing ones are marked as unknown. */
export function OutletFacts({ outlet, locale }: { outlet: Outlet; locale: Locale }) {
  const t = useTranslations('outlets');
  const visit = useVisitFacts(outlet, locale);
  const facts: Fact[] = [
    ...(outlet.officialName === outlet.name
      ? []
      : [
          [
            t('officialName'),
            <span key="name" lang="zh-CN">
              {outlet.officialName}
            </span>,
          ] as const,
        ]),
    [t('address'), outlet.address && <span lang="zh-CN">{outlet.address}</span>],
    [t('phone'), outlet.phone && <PhoneLink number={outlet.phone} />],
    [t('complaint'), outlet.complaintPhone && <PhoneLink number={outlet.complaintPhone} />],
    ...visit,
    [t('manager'), outlet.manager, 'no-print'],
    [t('code'), outlet.code, 'no-print'],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, className]) => (
        <div key={label} className={className}>
          <dt>{label}</dt>
          <dd>{value || t('notStated')}</dd>
        </div>
      ))}
    </dl>
  );
}
