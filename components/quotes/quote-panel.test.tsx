import { act, fireEvent, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { readRendered } from '@/lib/html/rendered-page';
import { mapQuotes } from '@/lib/mappers/quotes';
import type { Quote } from '@/lib/model/quotes';
import { contextOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { QuotePanel } from './quote-panel';

const price = (value: string) => ({ value, exponent: -2 });
const item = (code: string, last: string, change: string) => ({
  code,
  marketData: {
    lastPrice: price(last),
    highPrice: price('1901'),
    totalVolume: { value: '523401', unit: 100 },
    dateTime: '20250603101500000',
  },
  taInfo: { priceChange: price(change), priceChangeRate: { value: '64', exponent: '-4' } },
});
const answer = (last: string) => ({
  code: 200,
  data: { items: [item('SH601211', last, '12'), item('HK02611', '1340', '-3')] },
});

let onScreen: (isIntersecting: boolean) => void;
const relay = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  relay.mockReset().mockImplementation(async () => ({ status: 200, json: async () => answer('1877') }));
  window.fetch = relay;
  AbortSignal.timeout ??= () => new AbortController().signal;
  window.IntersectionObserver = class {
    constructor(callback: (entries: object[]) => void) {
      onScreen = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as never;
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

function show(quotes: Quote[] = mapQuotes(answer('1860')), locale: 'zh' | 'en' = 'zh') {
  const fresh = { provider: () => new Map(), dedupingInterval: 0 };
  return renderView(
    <SWRConfig value={fresh}>
      <QuotePanel quotes={quotes} context={contextOf('/investor-relations', { locale })} />
    </SWRConfig>,
    locale,
  );
}
const card = (name: RegExp) => within(screen.getByRole('article', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('QT-01 QT-03 the first values are in the HTML: price, change, range, volume, time', () => {
  show();
  const shanghai = card(/SH601211/);
  for (const text of ['18.60', '+0.12', '+0.64%', '19.01', '5,234.01万', '上涨', '2025年06月03日 10:15:00']) {
    expect(shanghai.queryByText(text)).not.toBeNull();
  }
  expect(card(/HK02611/).queryByText('下跌')).not.toBeNull();
  expect(screen.queryByText(/至少延迟 20 秒/)).not.toBeNull();
  expect(relay).not.toHaveBeenCalled();
});

test('PV-01 quotes are no content that editors change: a comparison leaves them out', () => {
  const { container } = show();
  const { blocks, dates } = readRendered(`<main>${container.innerHTML}</main>`, 200);
  expect(dates).toEqual([]);
  expect(blocks.join()).toMatch(/股票行情/);
  expect(blocks.join()).not.toMatch(/18\.60|SH601211/);
});

test('EL-07 rise and fall have sign, arrow and word, and the word can be shown in the elder edition', () => {
  show();
  for (const [name, word, arrow, sign] of [
    [/SH601211/, '上涨', '▲', '+0.12'],
    [/HK02611/, '下跌', '▼', '-0.03'],
  ] as const) {
    expect(card(name).getByText(word).hasAttribute('data-spoken')).toBe(true);
    expect(card(name).getByText(arrow).getAttribute('aria-hidden')).toBe('true');
    expect(card(name).getByText(sign)).toBeTruthy();
  }
});

test('QT-02 missing values are two dashes, and nothing is said of their direction', () => {
  show(mapQuotes(null), 'en');
  expect(card(/SH601211/).getAllByText('--').length).toBeGreaterThan(5);
  expect(screen.queryByText(/^(up|down|unchanged)$/)).toBeNull();
});

test('QT-02 polls when it becomes visible and every ten seconds, and stops off screen and without focus', async () => {
  show();
  await pass(30_000);
  expect(relay).not.toHaveBeenCalled();
  onScreen(true);
  await pass(0);
  expect(relay).toHaveBeenCalledTimes(1);
  expect(card(/SH601211/).queryByText('18.77')).not.toBeNull();
  await pass(20_500);
  expect(relay).toHaveBeenCalledTimes(3);

  onScreen(false);
  await pass(60_000);
  expect(relay).toHaveBeenCalledTimes(3);

  onScreen(true);
  await pass(0);
  jest.mocked(document.hasFocus).mockReturnValue(false);
  fireEvent.blur(window);
  await pass(60_000);
  expect(relay).toHaveBeenCalledTimes(4);
});

const FAILURES = [
  ['the connection', async () => Promise.reject(new Error('offline'))],
  ['a gateway', async () => ({ status: 502, json: async () => ({ code: 502, msg: 'x' }) })],
  ['an answer without prices', async () => ({ status: 200, json: async () => ({ code: 200, data: {} }) })],
] as const;

test.each(FAILURES)(
  'QT-02 when %s fails the last good values stay with their time, with a notice',
  async (_what, fails) => {
    show();
    onScreen(true);
    await pass(0);
    relay.mockImplementation(fails);
    fireEvent.click(screen.getByRole('link', { name: '刷新行情' }));
    await pass(0);
    expect(screen.getByRole('status').textContent).toContain('行情暂时无法更新');
    expect(card(/SH601211/).queryByText('18.77')).not.toBeNull();
    expect(card(/SH601211/).queryByText('2025年06月03日 10:15:00')).not.toBeNull();
  },
);

test('QT-02 the refresh control is a link to the page itself, and with a script requests quotes at once', async () => {
  show();
  const refresh = screen.getByRole('link', { name: '刷新行情' });
  expect(refresh.getAttribute('href')).toBe('/investor-relations');
  expect(fireEvent.click(refresh)).toBe(false);
  await pass(0);
  expect(relay).toHaveBeenCalledWith('/ows/market/v1/20100001', expect.objectContaining({ method: 'POST' }));
});

test('QT-02 a refresh that was asked for says when it came, and polls say nothing more', async () => {
  jest.setSystemTime(Date.UTC(2025, 5, 3, 7, 0, 3));
  show();
  const status = () => screen.getByRole('status').textContent;
  expect(status()).toBe('');
  fireEvent.click(screen.getByRole('link', { name: '刷新行情' }));
  await pass(0);
  expect(status()).toBe('已更新 15:00:03');
  onScreen(true);
  await pass(20_500);
  expect(relay.mock.calls.length).toBeGreaterThan(2);
  expect(status()).toBe('已更新 15:00:03');

  relay.mockRejectedValueOnce(new Error('offline'));
  fireEvent.click(screen.getByRole('link', { name: '刷新行情' }));
  await pass(0);
  expect(status()).toContain('行情暂时无法更新');
  await pass(10_500);
  expect(status()).toBe('');
});

test.each(FAILURES)(
  'QT-02 after %s has failed it goes on asking every ten seconds, and the next good values are shown',
  async (_what, fails) => {
    show();
    onScreen(true);
    await pass(0);
    relay.mockImplementation(fails);
    await pass(30_500);
    expect(relay).toHaveBeenCalledTimes(4);
    expect(card(/SH601211/).queryByText('18.77')).not.toBeNull();
    expect(card(/SH601211/).queryByText('2025年06月03日 10:15:00')).not.toBeNull();

    relay.mockImplementation(async () => ({ status: 200, json: async () => answer('1902') }));
    await pass(10_000);
    expect(card(/SH601211/).queryByText('19.02')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  },
);

test('QT-02 a single missing value is two dashes beside the others', () => {
  const { code, data } = answer('1860');
  const [shanghai, hongKong] = data.items;
  const without = { ...shanghai, marketData: { ...shanghai?.marketData, highPrice: { value: null } } };
  show(mapQuotes({ code, data: { items: [without, hongKong] } }));
  expect(card(/SH601211/).queryByText('18.60')).not.toBeNull();
  expect(card(/SH601211/).queryByText('19.01')).toBeNull();
  expect(card(/SH601211/).queryAllByText('--').length).toBeGreaterThan(0);
});

test('QT-02 WCAG 2.2.2 updates pause and resume by a button, and a refresh that is asked for still comes', async () => {
  show();
  onScreen(true);
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: '暂停自动更新' }));
  expect(screen.getByRole('status').textContent).toBe('自动更新已暂停');
  await pass(60_000);
  expect(relay).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('link', { name: '刷新行情' }));
  await pass(0);
  expect(relay).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).toContain('已更新');

  fireEvent.click(screen.getByRole('button', { name: '恢复自动更新' }));
  await pass(10_500);
  expect(relay).toHaveBeenCalledTimes(4);
  expect(screen.getByRole('status').textContent).toBe('');
});
