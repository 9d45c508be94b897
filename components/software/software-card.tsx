import { useTranslations } from 'next-intl';
import type { SoftwareItem, VisitorPlatform } from '@/lib/model/software';
import { Picture } from '../ui/picture';
import { SmartLink } from '../ui/smart-link';
import { BuildList } from './build-list';
import { Enlarge } from './enlarge';
import styles from './software.module.css';

/** The picture with a link to enlarge it: a dialog with a script, else the file. */
function Shown({ item }: { item: SoftwareItem }) {
  const t = useTranslations('software');
  const small = item.image || item.poster;
  if (!small) return null;
  return (
    <div className={styles.shown}>
      <Picture src={small} alt="" width={640} height={360} sizes="(width >= 1025px) 26rem, 100vw" />
      <Enlarge
        src={small}
        title={item.title}
        words={{ open: t('enlarge', { name: item.title }), close: t('close') }}
      />
    </div>
  );
}

function AppFacts({ item }: { item: SoftwareItem }) {
  const t = useTranslations('software');
  return (
    <>
      {item.record && <p className={styles.fact}>{t('record', { number: item.record })}</p>}
      {(item.privacyHref || item.permissionHref) && (
        <p className={styles.legal}>
          {item.privacyHref && <SmartLink href={item.privacyHref}>{t('privacy')}</SmartLink>}
          {item.permissionHref && <SmartLink href={item.permissionHref}>{t('permissions')}</SmartLink>}
        </p>
      )}
    </>
  );
}

interface SoftwareCardProps {
  item: SoftwareItem;
  visitor: VisitorPlatform;
  pictured?: boolean;
}

/** DL-01: a program with description, version, systems, and its packages with fingerprints. */
export function SoftwareCard({ item, visitor, pictured }: SoftwareCardProps) {
  const t = useTranslations('software');
  return (
    <li className={styles.card}>
      {pictured && <Shown item={item} />}
      <div className={styles.details}>
        <h3>{item.title}</h3>
        {item.subtitle && <p className={styles.subtitle}>{item.subtitle}</p>}
        {item.description && <p className={styles.description}>{item.description}</p>}
        <p className={styles.fact}>
          {item.version && <span>{t('version', { version: item.version })}</span>}
          {item.compatible && <span>{t('compatible', { systems: item.compatible })}</span>}
        </p>
        <AppFacts item={item} />
        <BuildList item={item} visitor={visitor} />
      </div>
    </li>
  );
}
