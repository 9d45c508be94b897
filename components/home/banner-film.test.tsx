import { act, fireEvent, screen } from '@testing-library/react';
import { preferLessMotion, renderView, renderWithScript } from '../test-page';
import { BannerFilm } from './banner-film';

const WORDS = { play: '播放影片', pause: '暂停影片' };
const play = jest.fn<Promise<void>, []>();
const pause = jest.fn();

function saveData(save: boolean | undefined) {
  const connection = save === undefined ? undefined : { saveData: save };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/** jsdom plays no films: this stub reports at once what a browser would. */
beforeEach(() => {
  preferLessMotion(false);
  saveData(undefined);
  play.mockReset().mockImplementation(async function start(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
  pause.mockReset().mockImplementation(function stop(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  Object.assign(HTMLMediaElement.prototype, { play, pause });
});

const film = () => {
  const video = document.querySelector('video');
  if (!video) throw new Error('no film');
  return video;
};
const source = () => film().getAttribute('src');
async function films(...videos: string[]) {
  renderWithScript(<BannerFilm videos={videos} words={WORDS} />);
  await act(async () => undefined);
}

test('HM-01 the next film starts when one ends, and after the last the first', async () => {
  await films('/a.mp4', '/b.mp4');
  const seen = [source()];
  for (let turn = 0; turn < 3; turn += 1) {
    fireEvent.ended(film());
    seen.push(source());
  }
  expect(seen).toEqual(['/a.mp4', '/b.mp4', '/a.mp4', '/b.mp4']);
  expect(play).toHaveBeenCalledTimes(4);
});

test('HM-01 a single film goes round by itself', async () => {
  await films('/a.mp4');
  expect(film().loop).toBe(true);
});

test('HM-01 films are silent, and the button stops and starts them', async () => {
  await films('/a.mp4', '/b.mp4');
  expect([film().muted, film().loop]).toEqual([true, false]);
  fireEvent.click(screen.getByRole('button', { name: '暂停影片' }));
  expect(pause).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: '播放影片' }));
  expect(screen.getByRole('button', { name: '暂停影片' })).toBeTruthy();
});

test('HM-01 a browser that refuses to start by itself leaves a play button', async () => {
  play.mockReset().mockRejectedValue(new Error('NotAllowedError'));
  await films('/a.mp4');
  expect(screen.getByRole('button', { name: '播放影片' })).toBeTruthy();
});

test.each([
  [true, undefined],
  [false, true],
])('HM-01 with reduced motion %s and data saver %s no film is requested', async (less, save) => {
  preferLessMotion(less);
  saveData(save);
  await films('/a.mp4');
  expect([film().hidden, screen.queryByRole('button')]).toEqual([true, null]);
  expect(source()).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test('HM-01 a data saver that is off changes nothing', async () => {
  saveData(false);
  await films('/a.mp4');
  expect(source()).toBe('/a.mp4');
});

test('HM-01 without the page script there is the poster alone', () => {
  renderView(<BannerFilm videos={['/a.mp4']} words={WORDS} />);
  expect([film().hidden, source(), screen.queryByRole('button')]).toEqual([true, null, null]);
});
