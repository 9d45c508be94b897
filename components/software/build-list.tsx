import { useTranslations } from 'next-intl';
import type { Build, SoftwareItem, VisitorPlatform } from '@/lib/model/software';
import { ButtonLink } from '../ui/button-link';
import { SmartLink } from '../ui/smart-link';
import prints from './prints.module.css';
import styles from './software.module.css';

function Fingerprints({ build }: { build: Build }) {
  const t = useTranslations('software');
  if (!build.md5 && !build.sha256) return null;
  return (
    <details className={styles.fold}>
      <summary>{t('prints')}</summary>
      <dl className={prints.prints} data-facts>
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
    </details>
  );
}

interface BuildProps {
  build: Build;
  item: SoftwareItem;
  /** The one that the visitor most likely wants. */
  first: boolean;
}

function Download({ build: { href, platform }, item, first }: BuildProps) {
  const t = useTranslations('software');
  const words = (
    <>
      {t(`get.${platform}`)}
      <span className="visually-hidden"> {item.name}</span>
    </>
  );
  if (first) return <ButtonLink href={href}>{words}</ButtonLink>;
  if (href)
    return (
      <SmartLink className={styles.other} href={href}>
        {words}
      </SmartLink>
    );
  const hasOthers = item.builds.some((build) => build.href);
  return (
    <p className={styles.none}>
      {hasOthers
        ? t('none', { platform: t(`platforms.${platform}`) })
        : `${t(`platforms.${platform}`)}: ${t('noUrl')}`}
    </p>
  );
}

/** Every package of a program: the one for the visitor's system first and as a button, the others as links. */
export function BuildList({ item, visitor }: { item: SoftwareItem; visitor: VisitorPlatform }) {
  const t = useTranslations('software');
  const fits = ({ platform, href }: Build) => href !== '' && platform === visitor;
  const first = item.builds.find(fits) ?? item.builds.find(({ href }) => href);
  const builds = first ? [first, ...item.builds.filter((build) => build !== first)] : item.builds;
  return (
    <ul className={styles.builds}>
      {builds.map((build) => (
        <li key={build.platform} data-build={build.platform}>
          <Download build={build} item={item} first={build === first} />
          {fits(build) && <span className={styles.fits}>{t('fits')}</span>}
          <Fingerprints build={build} />
        </li>
      ))}
    </ul>
  );
}
