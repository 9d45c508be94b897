import { savesData } from '@/lib/browser/saves-data';

/** Films play unless the visitor prefers reduced motion or reduced data. */
const wantsFilm = (): boolean =>
  !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays the films in turn, and after the last the first again. */
function run(video: HTMLVideoElement, button: HTMLButtonElement, signal: AbortSignal): void {
  const films = (video.dataset.films ?? '').split(' ');
  const name = (playing: boolean) => {
    button.setAttribute('aria-label', (playing ? button.dataset.pause : button.dataset.play) ?? '');
    button.dataset.playing = String(playing);
  };
  // Where autoplay is refused, poster and play button stay.
  const play = () => void video.play().catch(() => name(false));
  let at = -1;
  const next = () => {
    at = (at + 1) % films.length;
    video.src = films[at] ?? '';
    play();
  };
  video.muted = true;
  video.loop = films.length === 1;
  name(true);
  for (const part of [video, button]) part.hidden = false;
  video.addEventListener('play', () => name(true), { signal });
  // A film that has ended pauses as well.
  video.addEventListener('pause', () => name(video.ended), { signal });
  video.addEventListener('ended', next, { signal });
  button.addEventListener(
    'click',
    () => {
      if (button.dataset.playing === 'true') video.pause();
      else play();
    },
    { signal },
  );
  next();
}

/** `data-films` on a hidden video: the addresses of its films; the button after it stops and starts them. */
export function startFilms(signal: AbortSignal): void {
  const video = document.querySelector<HTMLVideoElement>('video[data-films]');
  const button = video?.nextElementSibling;
  if (video && button instanceof HTMLButtonElement && wantsFilm()) run(video, button, signal);
}
