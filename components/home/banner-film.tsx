import { Icon } from '../ui/icon';
import styles from './banner.module.css';

interface BannerFilmProps {
  videos: readonly string[];
  words: { play: string; pause: string };
}

/** Films over the poster, and a button that stops them; both are shown and run by page-script/films.ts. */
export function BannerFilm({ videos, words }: BannerFilmProps) {
  return (
    <>
      <video
        className={styles.film}
        data-films={videos.join(' ')}
        muted
        playsInline
        hidden
        tabIndex={-1}
        aria-hidden="true"
      />
      <button
        type="button"
        className={styles.toggle}
        data-play={words.play}
        data-pause={words.pause}
        aria-label={words.play}
        suppressHydrationWarning
        hidden
      >
        <Icon name="pause" size={22} />
        <Icon name="play" size={22} />
      </button>
    </>
  );
}
