import { act, fireEvent, screen } from '@testing-library/react';
import { renderView } from '../test-page';
import { LivePlayer } from './live-player.client';

const WORDS = { play: '直播播放器', loading: '加载中', failed: '加载失败', retry: '重试' };
const PLAYER = 'https://live.example/player.js';

const scripts = () => [...document.head.querySelectorAll('script')];
const fireScript = (event: 'load' | 'error') =>
  act(async () => void scripts().at(-1)?.dispatchEvent(new Event(event)));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => renderView(<LivePlayer script={PLAYER} source="/ows/files/live.m3u8" words={WORDS} />));
afterEach(() => {
  for (const script of scripts()) script.remove();
});

test('HM-01 nothing of the player is loaded before it is requested', () => {
  expect(scripts()).toEqual([]);
  click('直播播放器');
  expect(scripts().map(({ src }) => src)).toEqual([PLAYER]);
});

test('SH-10 loading shows progress and cannot be started twice', () => {
  click('直播播放器');
  expect(screen.getByRole('progressbar', { name: '加载中' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('HM-01 the loaded player gets the source', async () => {
  click('直播播放器');
  await fireScript('load');
  expect(document.querySelector('live-player')?.getAttribute('src')).toBe('/ows/files/live.m3u8');
  expect(screen.queryByRole('status')).toBeNull();
});

test('SH-10 a failure says so and can be tried again', async () => {
  click('直播播放器');
  await fireScript('error');
  expect(screen.getByRole('status').textContent).toContain('加载失败');
  expect(scripts()).toEqual([]);
  click('重试');
  expect(screen.queryByText('加载失败')).toBeNull();
  await fireScript('load');
  expect(document.querySelector('live-player')).not.toBeNull();
});
