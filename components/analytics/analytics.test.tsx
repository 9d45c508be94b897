import { act, fireEvent, screen } from '@testing-library/react';
import type { PageContext } from '@/lib/model/page';
import { findRoute } from '@/lib/site/routes';
import { contextOf, shellOf } from '../catalogue/models';
import { Frame } from '../layout/frame';
import { renderView } from '../test-page';
import { ButtonLink } from '../ui/button-link';

const TO = 'https://count.example/collect';
const KEY = 'analyticsConsent';
const DAY_MS = 24 * 3600 * 1000;
const sent = jest.fn(async (_to: string, _init: RequestInit) => new Response());
/** Event listeners of the script, removed after each test, as leaving a page does. */
const listening: (() => void)[] = [];

type Listen = (name: string, listener: EventListenerOrEventListenerObject, how?: object | boolean) => void;

function noteListeners(target: Document | Window): void {
  const listen: Listen = target.addEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation(((name, listener, how) => {
    listen(name, listener, how);
    listening.push(() => target.removeEventListener(name, listener, how));
  }) as Listen);
}

function browserSays(what: object, value: object): void {
  for (const [name, said] of Object.entries(value))
    Object.defineProperty(what, name, { value: said, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  sent.mockClear();
  globalThis.fetch = sent as never;
  noteListeners(document);
  noteListeners(window);
  window.ResizeObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => {
  for (const stop of listening.splice(0)) stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
  browserSays(navigator, { doNotTrack: null, globalPrivacyControl: undefined });
  browserSays(document, { prerendering: false, referrer: '' });
});

interface PageOptions {
  query?: PageContext['query'];
  languages?: ['zh'] | [];
  breadcrumbs?: { label: string; path: string }[];
}

function page(path = '/pressroom', { query = {}, ...more }: PageOptions = {}) {
  const shell = { ...shellOf(), analyticsUrl: TO };
  renderView(
    <Frame shell={shell} context={contextOf(path, { query })} route={findRoute(path)} {...more}>
      <button type="button">播放</button>
      <ButtonLink href="/sustainability/esg-report">报告</ButtonLink>
      <ButtonLink href="/report-fraud">举报</ButtonLink>
      <form>
        <button type="button">张三</button>
      </form>
      <p>正文</p>
    </Frame>,
  );
  jest.isolateModules(() => jest.requireActual('@/public/analytics.mjs'));
}

const bar = () => screen.queryByRole('region', { name: '使用情况统计' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const events = () => sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const answered = (answer: unknown, at: unknown = Date.now()) =>
  localStorage.setItem(KEY, JSON.stringify({ answer, at }));

test('SH-12 without a configured server nothing of it is in the page, not a byte', () => {
  const { container } = renderView(
    <Frame shell={shellOf()} context={contextOf()} route={findRoute('/')}>
      正文
    </Frame>,
  );
  expect(container.innerHTML + document.head.innerHTML).not.toMatch(/analytics/);
});

test('SH-12 nothing is sent before consent, and both answers are buttons of one kind', () => {
  page();
  press('播放');
  expect(sent).not.toHaveBeenCalled();
  const [refuse, agree] = ['拒绝', '同意'].map((name) => screen.getByRole('button', { name }));
  expect(refuse?.className).toBe(agree?.className);
  expect(screen.getByRole('link', { name: '条款与隐私' }).getAttribute('href')).toBe('/terms');
});

test('SH-12 after consent visits are counted from this page on, without cookies and referrer, and the banner stays away', () => {
  page();
  press('同意');
  expect(events()).toEqual([
    { event: 'page', page: '/pressroom', language: document.documentElement.lang, from: '' },
  ]);
  expect(sent.mock.calls[0]).toEqual([
    TO,
    expect.objectContaining({
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }),
  ]);
  expect(bar()).toBeNull();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ answer: 'yes' });
});

test('SH-12 after a refusal nothing is counted and the banner stays away, but the footer can reopen it', () => {
  page();
  press('拒绝');
  press('播放');
  expect(bar()).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  const change = screen.getByRole('button', { name: '使用情况统计：更改选择' });
  fireEvent.click(change);
  expect(document.activeElement).toBe(bar());
  expect(screen.getByText('您目前已拒绝。')).toBeTruthy();
  press('同意');
  expect(document.activeElement).toBe(change);
  expect(events()).toHaveLength(1);
});

test('SH-12 consent can be taken back: nothing is sent from then on', () => {
  answered('yes');
  page();
  press('使用情况统计：更改选择');
  expect(screen.getByText('您目前已同意。')).toBeTruthy();
  press('拒绝');
  sent.mockClear();
  press('播放');
  expect(sent).not.toHaveBeenCalled();
});

test('SH-12 Escape leaves an answer as it was, and is no answer', () => {
  page();
  fireEvent.keyDown(bar() as HTMLElement, { key: 'Escape' });
  expect(bar()).not.toBeNull();
  press('拒绝');
  press('使用情况统计：更改选择');
  fireEvent.keyDown(bar() as HTMLElement, { key: 'Escape' });
  expect(bar()).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['an old one', () => answered('yes', Date.now() - 181 * DAY_MS)],
  ['one of the future', () => answered('yes', Date.now() + DAY_MS)],
  ['another word', () => answered('maybe')],
  ['no time', () => answered('yes', 'now')],
  ['no JSON', () => localStorage.setItem(KEY, '{')],
  ['null', () => localStorage.setItem(KEY, 'null')],
])('SH-12 an invalid stored answer shows the banner again: %s', (_, keep) => {
  keep();
  page();
  expect(bar()).not.toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('SH-12 %s counts as a refusal, whatever is stored', (_, signal) => {
  browserSays(navigator, signal);
  answered('yes');
  page();
  press('播放');
  expect(bar()).toBeNull();
  expect(screen.queryByRole('button', { name: /更改选择/ })).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('SH-12 a browser that keeps nothing still takes an answer for the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  page();
  press('同意');
  press('播放');
  expect(events().map(({ event }) => event)).toEqual(['page', 'button']);
});

test('SH-12 a prerendered page counts when it is shown', () => {
  browserSays(document, { prerendering: true });
  answered('yes');
  page();
  expect(sent).not.toHaveBeenCalled();
  browserSays(document, { prerendering: false });
  fireEvent(document, new Event('prerenderingchange'));
  expect(events()).toHaveLength(1);
});

const shown = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

test('SH-12 a page that comes back whole counts again, and knows what was answered meanwhile', () => {
  answered('yes');
  page();
  shown(false);
  expect(events()).toHaveLength(1);
  shown(true);
  expect(events()).toHaveLength(2);
  answered('no');
  shown(true);
  press('播放');
  expect(events()).toHaveLength(2);
});

test('SH-12 an answer in another tab holds here', () => {
  page();
  answered('no');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(bar()).toBeNull();
});

test('SH-12 buttons are named by what the page said, never by what stands in forms or came later', () => {
  answered('yes');
  page();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>李四</button>');
  sent.mockClear();
  for (const name of ['播放', '张三', '李四']) press(name);
  fireEvent.click(screen.getByRole('link', { name: '举报' }));
  fireEvent.click(screen.getByText('正文'));
  expect(events().map(({ button }) => button)).toEqual(['播放', '', '', '举报']);
  expect(JSON.stringify(events())).not.toMatch(/张三|李四/);
});

test('SH-12 ESG events are not sent: neither its pages and articles nor buttons that lead there', () => {
  answered('yes');
  page('/sustainability/esg-news');
  page('/detail', { query: { id: '7' }, breadcrumbs: [{ label: 'ESG', path: '/sustainability/esg-news' }] });
  for (const button of screen.getAllByRole('button', { name: '播放' })) fireEvent.click(button);
  expect(sent).not.toHaveBeenCalled();
});

test('SH-12 on other pages a button that leads to ESG is not sent', () => {
  answered('yes');
  page();
  sent.mockClear();
  fireEvent.click(screen.getByRole('link', { name: '报告' }));
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['/search', { q: '张三', type: 'news' }, '/search'],
  ['/detail', { type: 'news', id: '7' }, '/detail?type=news&id=7'],
  ['/pressroom', { filterName: 'esg', page: '2' }, '/pressroom?filterName=esg&page=2'],
  ['/investor-relations/dividend-calculator', { shares: '1000' }, '/investor-relations/dividend-calculator'],
  ['/branch', { province: 'shanghai', keyword: '我家' }, '/branch'],
  ['/personnel-business-disclosure', { tab: 'marketing', keyword: '张三' }, '/personnel-business-disclosure'],
])('SH-12 for %s with %j the address %s is reported', (path, query, reported) => {
  answered('yes');
  browserSays(document, { referrer: 'https://other.example/find?q=secret' });
  page(path, { query });
  expect(events()).toEqual([expect.objectContaining({ page: reported, from: 'other.example' })]);
});

test.each([
  ['/search', { q: 'x' }],
  ['/online-complaints/receipt', {}],
  ['/verify', {}],
])('SH-12 on %s, which may be about one visitor, no labels of buttons are reported', (path, query) => {
  answered('yes');
  page(path, { query });
  press('播放');
  expect(events().at(-1)).toMatchObject({ event: 'button', button: '' });
});

test('SH-12 pages that say 404 or 503 are not counted', () => {
  answered('yes');
  page('/missing', { languages: [] });
  expect(sent).not.toHaveBeenCalled();
});

test('SH-12 a counting server that is down has no effect on the page', async () => {
  sent.mockRejectedValueOnce(new Error('gone'));
  answered('yes');
  page();
  await expect(sent.mock.results[0]?.value).rejects.toThrow('gone');
});
