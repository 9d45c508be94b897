import { useTranslations } from 'next-intl';
import type { Banner as BannerModel } from '@/lib/model/home';
import type { Device, Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { MotifPicture } from '../ui/motif-picture';
import { Picture } from '../ui/picture';
import styles from './banner.module.css';
import { BannerFilm } from './banner-film';
import { LivePlayer } from './live-player.client';

interface BannerProps {
  banner: BannerModel;
  locale: Locale;
  device: Device;
}

function Moving({ banner, device }: Omit<BannerProps, 'locale'>) {
  const t = useTranslations('home');
  if (banner.live && banner.player) {
    const words = {
      play: t('player'),
      loading: t('liveLoading'),
      failed: t('liveFailed'),
      retry: t('retry'),
    };
    return <LivePlayer script={banner.player} source={banner.videos[0] ?? ''} words={words} />;
  }
  if (device === 'mobile' || banner.videos.length === 0) return null;
  return <BannerFilm videos={banner.videos} words={{ play: t('play'), pause: t('pause') }} />;
}

/** HM-01: the poster is in the page; films play over it on desktops unless motion or data are to be reduced. */
export function Banner({ banner, locale, device }: BannerProps) {
  const t = useTranslations('home');
  return (
    <section className={styles.banner} aria-label={t('banner')}>
      {banner.poster ? (
        <Picture
          src={banner.poster}
          alt=""
          sizes="100vw"
          width={1920}
          height={1080}
          eager
          className={styles.poster}
        />
      ) : (
        <MotifPicture motif="sea" className={styles.poster} />
      )}
      <Moving banner={banner} device={device} />
      <div className={`container ${styles.text}`}>
        <h1 className={styles.title}>{banner.title}</h1>
        {banner.excerpt && <p className={styles.excerpt}>{banner.excerpt}</p>}
        <ButtonLink href={banner.href || href(locale, '/about-us')}>{t('more')}</ButtonLink>
      </div>
      <span hidden />
    </section>
  );
}
