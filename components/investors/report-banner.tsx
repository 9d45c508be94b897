import { useTranslations } from 'next-intl';
import type { ReportBanner as Banner } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { Picture } from '../ui/picture';
import styles from './report-banner.module.css';

/** IR-01: the picture of the year with a link to the latest periodic report, two clicks from the home page. */
export function ReportBanner({ banner, locale }: { banner: Banner; locale: Locale }) {
  const t = useTranslations('investors.home');
  const { title, image, url, size } = banner;
  return (
    <section className={styles.banner} aria-label={t('latestReport')}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.text}>
          <p className={styles.kicker}>{t('latestReport')}</p>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.actions}>
            {url && (
              <ButtonLink href={url} newTab>
                {t('download')}
                <span className={styles.meta}>{['PDF', size].filter(Boolean).join(' · ')}</span>
              </ButtonLink>
            )}
            <a className={styles.more} href={href(locale, '/investor-relations/report')}>
              {t('allReports')}
            </a>
          </p>
        </div>
        {image && <Picture src={image} alt="" width={176} height={235} className={styles.picture} />}
      </div>
    </section>
  );
}
