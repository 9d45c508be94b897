import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Outlet } from '@/lib/model/outlets';
import styles from './outlet.module.css';

function Phone({ number }: { number: string }) {
  const dialled = number.replace(/[^\d+]/g, '');
  return dialled ? <a href={`tel:${dialled}`}>{number}</a> : number;
}

/** Contact details of an outlet; missing ones are marked as unknown. */
export function OutletFacts({ outlet }: { outlet: Outlet }) {
  const t = useTranslations('outlets');
  const facts: (readonly [string, ReactNode])[] = [
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
    [t('phone'), outlet.phone && <Phone number={outlet.phone} />],
    [t('complaint'), outlet.complaintPhone && <Phone number={outlet.complaintPhone} />],
    [t('manager'), outlet.manager],
    [t('code'), outlet.code],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t('notStated')}</dd>
        </div>
      ))}
    </dl>
  );
}
