import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import zh from '@/messages/zh.json';
import { renderView } from '../test-page';
import Suggestions from './suggestions.client';

const hit = (title: string, more: object) => ({ showStr: title, detail: { title, ...more } });
const FUNCTIONS = ['一', '二', '三', '四', '五'].map((name) => hit(name, { url: `/branch?keyword=${name}` }));
const ARTICLES = [1, 2, 3, 4].map((id) => hit(`第<em>${id}</em>篇`, { id, title: `第${id}篇` }));
const answerOf = (functionResults: object[], suggestions: object[]) => ({
  code: 200,
  data: { functionResults, suggestions, results: suggestions, total: suggestions.length },
});

type Reply = { status: number; json: () => Promise<unknown> };
const replies: ((body: unknown) => Promise<void>)[] = [];
const relay = jest.fn(
  (_path: string, _init: RequestInit) =>
    new Promise<Reply>((resolve) => {
      replies.push(async (body) => {
        resolve({ status: 200, json: async () => body });
        await pass(0);
      });
    }),
);

const ASK = {
  variant: { locale: 'zh', device: 'desktop' },
  hosts: { main: 'https://a.example', secondary: [] },
} as const;

function Panel({ open = true }: { open?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <details open>
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="search" />
      </form>
      <div ref={place}>
        {ready && <Suggestions ask={ASK} words={zh.search.panel} open={open} place={place} />}
      </div>
    </details>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('search');
const type = (value: string) => fireEvent.input(input(), { target: { value } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (key: string, more: object = {}) => fireEvent.keyDown(input(), { key, ...more });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const requested = () => relay.mock.calls.map(([, { body }]) => JSON.parse(String(body)).searchContent);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  relay.mockClear();
  replies.length = 0;
  window.fetch = relay as never;
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => jest.useRealTimers());

/** The input is rendered before the request goes out, so the two delays pass one after the other. */
async function settle() {
  await pass(200);
  await pass(20);
}

async function ask(typed: string, body: unknown) {
  type(typed);
  await settle();
  await replies.at(-1)?.(body);
}

test('SE-01 one request goes out 200 ms after the last key and 20 ms later; blanks alone send none', async () => {
  renderView(<Panel />);
  type('公');
  await pass(199);
  type('公告 ');
  await pass(199);
  expect(relay).not.toHaveBeenCalled();
  await pass(1);
  await pass(19);
  expect(relay).not.toHaveBeenCalled();
  await pass(1);
  expect(requested()).toEqual(['公告']);
  expect(relay.mock.calls[0]?.[0]).toBe('/ows/rest/v2/publicOpinionSearch');
  type('   ');
  await pass(1000);
  expect(relay).toHaveBeenCalledTimes(1);
  expect(options()).toEqual([]);
});

test('SE-02 functions first, at most six with three articles, what was found marked', async () => {
  const { container } = renderView(<Panel />);
  await ask('公告', answerOf(FUNCTIONS, ARTICLES));
  expect(options()).toEqual([
    ...['一功能与网点', '二功能与网点', '三功能与网点'],
    ...['第1篇内容', '第2篇内容', '第3篇内容'],
  ]);
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '3',
  ]);
  expect(screen.getByRole('status').textContent).toContain('6条建议');
});

test('SE-02 nothing found says so', async () => {
  renderView(<Panel />);
  await ask('无', answerOf([], []));
  expect(screen.getByRole('status').textContent).toBe('暂无搜索结果');
  expect(input().getAttribute('aria-expanded')).toBe('false');
});

test('SE-02 a late answer to an earlier question is dropped', async () => {
  renderView(<Panel />);
  type('一');
  await settle();
  type('一二');
  await settle();
  expect(requested()).toEqual(['一', '一二']);
  await replies[1]?.(answerOf([hit('新', { url: '/pressroom' })], []));
  await replies[0]?.(answerOf([hit('旧', { url: '/pressroom' })], []));
  expect(options()).toEqual(['新功能与网点']);
});

test('SE-02 text of an input method is searched once it is composed', async () => {
  renderView(<Panel />);
  fireEvent.compositionStart(input());
  fireEvent(input(), new InputEvent('input', { bubbles: true, isComposing: true }));
  input().value = 'gong';
  await pass(500);
  expect(relay).not.toHaveBeenCalled();
  input().value = '公';
  fireEvent.compositionEnd(input());
  await settle();
  expect(requested()).toEqual(['公']);
  await replies[0]?.(answerOf(FUNCTIONS, []));
  press('ArrowDown', { isComposing: true });
  expect(input().getAttribute('aria-activedescendant')).toBeNull();
});

test('SE-02 arrows choose round the list, Enter opens what is chosen, focus stays in the input', async () => {
  renderView(<Panel />);
  await ask('公告', answerOf(FUNCTIONS.slice(0, 2), ARTICLES.slice(0, 1)));
  expect(input().getAttribute('role')).toBe('combobox');
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(input().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    press(key);
    return chosen();
  });
  expect(seen).toEqual(['一功能与网点', '二功能与网点', '第1篇内容', null, '第1篇内容', '二功能与网点']);
  expect(input().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  const opened = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('option', { selected: true }).addEventListener('click', opened);
  press('Enter');
  expect(opened).toHaveBeenCalledTimes(1);
  expect(JSON.parse(localStorage.getItem('search_recent') ?? '')).toEqual(['公告']);
});

test('SE-01 a second click within 120 ms is the same click', async () => {
  renderView(<Panel />);
  await ask('公告', answerOf(FUNCTIONS.slice(0, 1), []));
  let prevented: boolean | undefined;
  const onClick = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  const clickAt = (timeStamp: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    act(() => screen.getByRole('option').dispatchEvent(event));
    return prevented;
  };
  expect([clickAt(1000), clickAt(1119), clickAt(1300)]).toEqual([false, true, false]);
  document.removeEventListener('click', onClick);
});

test('SH-10 a failure is shown in place, and can be retried', async () => {
  renderView(<Panel />);
  await ask('公告', { code: 500, msg: '系统繁忙' });
  expect(screen.getByRole('status').textContent).toBe('系统繁忙');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await pass(20);
  await replies.at(-1)?.(answerOf(FUNCTIONS.slice(0, 1), []));
  expect(options()).toEqual(['一功能与网点']);
});

test('SE-01 recent searches are offered while nothing is typed, and can be cleared', () => {
  localStorage.setItem('search_recent', '["分红","<b>"]');
  renderView(<Panel />);
  expect(screen.getByRole('link', { name: '分红' }).getAttribute('href')).toBe(
    '/search?q=%E5%88%86%E7%BA%A2',
  );
  expect(screen.getByRole('link', { name: '<b>' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '清空最近搜索' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(localStorage.getItem('search_recent')).toBeNull();
});

test('SE-01 a closed panel shows and requests nothing', async () => {
  const { rerender } = renderView(<Panel />);
  await ask('公告', answerOf(FUNCTIONS, []));
  expect(options()).toHaveLength(5);
  rerender(<Panel open={false} />);
  expect(options()).toEqual([]);
  type('分红');
  await pass(1000);
  expect(relay).toHaveBeenCalledTimes(1);
});
