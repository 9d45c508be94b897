import { useTranslations } from 'next-intl';
import type { Build, SoftwareItem } from '@/lib/model/software';
import { ButtonLink } from '../ui/button-link';
import prints from './prints.module.css';
import styles from './software.module.css';

function Fingerprints({ build }: { build: Build }) {
  const t = useTranslations('software');
  if (!build.md5 && !build.sha256) return null;
  return (
    <dl className={prints.prints}>
      {build.md5 && (
        <div>
          <dt>MD5</dt>
          <dd>{build.md5}</dd>
        </div>
      )}
      <div>
        <dt>SHA-256</dt>
        <dd>{build.sha256 || t('notGiven')}</dd>
      </div>
    </dl>
  );
}

/** Every package of a program; the one for the visitor's system comes first and is marked, by CSS. */
export function BuildList({ item }: { item: SoftwareItem }) {
  const t = useTranslations('software');
  return (
    <ul className={styles.builds}>
      {item.builds.map((build) => (
        <li key={build.platform} data-build={build.platform}>
          {build.href ? (
            <ButtonLink href={build.href}>
              {t(`get.${build.platform}`)}
              <span className="visually-hidden"> {item.name}</span>
            </ButtonLink>
          ) : (
            <p className={styles.none}>
              {t(`platforms.${build.platform}`)}: {t('noUrl')}
            </p>
          )}
          {build.href && <span className={styles.fits}>{t('fits')}</span>}
          <Fingerprints build={build} />
        </li>
      ))}
    </ul>
  );
}
