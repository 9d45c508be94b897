import { fireEvent, screen } from '@testing-library/react';
import { sayAwake } from '@/lib/browser/awake';
import { reloadPage } from '@/lib/browser/reload';
import { renderWithScript } from '../test-page';

jest.mock('@/lib/browser/reload', () => ({
  ...jest.requireActual('@/lib/browser/reload'),
  reloadPage: jest.fn(),
}));
const reloaded = jest.mocked(reloadPage);
const clicks = jest.fn();

const PAGE = (
  <>
    <script data-page="/page-data/abc.js" />
    <button type="button">outside</button>
    <div data-island>
      <button type="button">play</button>
      <button type="submit">send</button>
      <a href="#native">native</a>
      <a href="#held" data-held>
        held
      </a>
      <input aria-label="name" />
    </div>
  </>
);

const scripts = () =>
  [...document.head.querySelectorAll('script[async]')].map((script) => script.getAttribute('src'));
const dataScript = () => document.head.querySelector('script[src="/page-data/abc.js"]') as HTMLScriptElement;
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  jest.useFakeTimers();
  clicks.mockReset();
  reloaded.mockClear();
  sessionStorage.clear();
  renderWithScript(PAGE);
  document.addEventListener('click', clicks);
});
afterEach(() => {
  document.removeEventListener('click', clicks);
  delete document.documentElement.dataset.awake;
  delete window.siteChunks;
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('SP-02 nothing is loaded by itself, nor by acts outside of islands', () => {
  fireEvent.click(button('outside'));
  fireEvent.pointerOver(button('outside'));
  fireEvent.keyDown(document.body, { key: 'Tab' });
  jest.advanceTimersByTime(60_000);
  expect(scripts()).toEqual([]);
  expect(clicks).toHaveBeenCalledTimes(1);
});

test.each(['pointerOver', 'pointerDown', 'touchStart', 'keyDown', 'focusIn', 'input'] as const)(
  'SP-02 %s on an island loads the data once, and then the scripts that it names',
  (act) => {
    fireEvent[act](screen.getByLabelText('name'));
    fireEvent[act](screen.getByLabelText('name'));
    expect(scripts()).toEqual(['/page-data/abc.js']);
    window.siteChunks = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
    fireEvent.load(dataScript());
    expect(scripts()).toEqual([
      '/page-data/abc.js',
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b.js',
    ]);
  },
);

test('SP-02 a click that only the framework answers is repeated once when the page is hydrated', () => {
  for (let turn = 0; turn < 3; turn += 1) fireEvent.click(button('play'));
  expect(clicks).not.toHaveBeenCalled();
  sayAwake();
  expect(clicks.mock.calls.map(([{ target }]) => target)).toEqual([button('play')]);
  fireEvent.click(button('play'));
  expect(clicks).toHaveBeenCalledTimes(2);
});

test('SP-02 what the browser answers itself is left to it, and never repeated', () => {
  for (const element of [link('native'), button('send'), screen.getByLabelText('name')])
    expect(fireEvent.click(element)).toBe(true);
  expect(clicks).toHaveBeenCalledTimes(3);
  sayAwake();
  expect(clicks).toHaveBeenCalledTimes(3);
});

test('SP-02 a link that the framework answers waits, but not for ever; in a new tab it is a link', () => {
  expect(fireEvent.click(link('held'))).toBe(false);
  expect(fireEvent.click(link('held'), { ctrlKey: true })).toBe(true);
  clicks.mockReset();
  jest.advanceTimersByTime(5000);
  expect(clicks.mock.calls.map(([{ target }]) => target)).toEqual([link('held')]);
  sayAwake();
  expect(clicks).toHaveBeenCalledTimes(1);
});

test('SP-02 a changed field keeps its value, and says once more that it changed', () => {
  const field = screen.getByLabelText<HTMLInputElement>('name');
  const said: string[] = [];
  for (const type of ['input', 'change'])
    field.addEventListener(type, () => said.push(`${type} ${field.value}`));
  fireEvent.input(field, { target: { value: 'ab' } });
  sayAwake();
  expect(said).toEqual(['input ab', 'input ab', 'change ab']);
});

test('SP-02 when the data is gone the links work, and the page is reloaded once for a click that waits', () => {
  fireEvent.pointerOver(button('play'));
  fireEvent.error(dataScript());
  expect(scripts()).toEqual([]);
  expect(reloaded).not.toHaveBeenCalled();
  fireEvent.click(button('play'));
  fireEvent.error(dataScript());
  expect(reloaded).toHaveBeenCalledTimes(1);
  fireEvent.click(link('held'));
  fireEvent.error(dataScript());
  expect(reloaded).toHaveBeenCalledTimes(1);
  expect(clicks.mock.calls.map(([{ target }]) => target)).toEqual([link('held')]);
  fireEvent.pointerOver(button('play'));
  expect(scripts()).toEqual([]);
  expect(fireEvent.click(link('held'))).toBe(true);
});

test('SP-02 what could not be loaded is tried again without another act, three times in all', () => {
  fireEvent.pointerOver(button('play'));
  for (const wait of [2000, 4000]) {
    fireEvent.error(dataScript());
    jest.advanceTimersByTime(wait - 1);
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(scripts()).toEqual(['/page-data/abc.js']);
  }
  fireEvent.error(dataScript());
  jest.advanceTimersByTime(60_000);
  fireEvent.pointerOver(button('play'));
  expect(scripts()).toEqual([]);
});

test('SP-02 after that, a click is still answered: by one more attempt, then by a new page', () => {
  fireEvent.pointerOver(button('play'));
  for (const wait of [2000, 4000, 0]) {
    fireEvent.error(dataScript());
    jest.advanceTimersByTime(wait);
  }
  fireEvent.click(button('play'));
  expect(clicks).not.toHaveBeenCalled();
  fireEvent.error(dataScript());
  expect(reloaded).toHaveBeenCalledTimes(1);
});

test('SP-02 a key at a part that is about to be hydrated reaches this script, though the framework stops it', () => {
  const stop = (event: Event) => event.stopPropagation();
  const heard = jest.fn();
  document.addEventListener('keydown', stop, { capture: true });
  document.addEventListener('keydown', heard);
  fireEvent.keyDown(screen.getByLabelText('name'), { key: 'Escape' });
  expect(heard).toHaveBeenCalledTimes(1);
  sayAwake();
  fireEvent.keyDown(screen.getByLabelText('name'), { key: 'Escape' });
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', stop, { capture: true });
  document.removeEventListener('keydown', heard);
});
