'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon';
import styles from './banner.module.css';

interface BannerFilmProps {
  videos: readonly string[];
  words: { play: string; pause: string };
}

/** Films play unless the visitor prefers reduced motion or reduced data. */
function wantsFilm(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Plays the films in turn, and after the last the first again. */
export function BannerFilm({ videos, words }: BannerFilmProps) {
  const [shown, setShown] = useState(false);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(true);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => setShown(wantsFilm()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next film must be started too
  useEffect(() => {
    if (!shown) return;
    // Where autoplay is refused, poster and play button stay.
    video.current?.play().catch(() => setPlaying(false));
  }, [shown, at]);
  const toggle = () => {
    if (playing) video.current?.pause();
    else video.current?.play().catch(() => setPlaying(false));
  };
  if (!shown) return null;
  return (
    <>
      <video
        ref={video}
        className={styles.film}
        src={videos[at]}
        muted
        playsInline
        preload="auto"
        tabIndex={-1}
        aria-hidden="true"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt((at + 1) % videos.length)}
        loop={videos.length === 1}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={playing ? words.pause : words.play}
        onClick={toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} size={22} />
      </button>
    </>
  );
}
