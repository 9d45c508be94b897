import { act, fireEvent, screen } from '@testing-library/react';
import { renderView } from '../test-page';
import { ReadAloud } from './read-aloud';
import { start } from './read-aloud-script';
import { fakeSpeech, fakeWindow, freshPages, voiceOf } from './test-speech';

const signal = freshPages();

const ZH = [voiceOf('zh-HK'), voiceOf('zh_CN')];

/** A page with three sentences whose control is first pressed on the named button. */
function read(first = '开始朗读', voices: Parameters<typeof fakeSpeech>[0] = ZH) {
  const view = fakeWindow();
  const speech = fakeSpeech(voices);
  const { container } = renderView(
    <article data-read="">
      <h1>标题</h1>
      <ReadAloud plain />
      <p>
        请致电<b>95521</b>。第三句
      </p>
    </article>,
  );
  const root = container.querySelector<HTMLElement>('[data-script]') as HTMLElement;
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  act(() => start(root, screen.getByText(first), signal()));
  const says = () => screen.getByRole('status').textContent;
  return { ...view, ...speech, root, press, says, state: () => root.dataset.readerState };
}

const finish = (reader: ReturnType<typeof read>) => act(() => reader.last()?.onend?.());

test('EL-11 reads sentence by sentence, marks each and ends', () => {
  const reader = read();
  expect([reader.state(), reader.says(), reader.marked()]).toEqual(['playing', '正在朗读', '标题']);
  finish(reader);
  expect([reader.texts().at(-1), reader.marked()]).toEqual(['请致电九五五二幺。', '请致电95521。']);
  expect(window.scrollBy).toHaveBeenCalled();
  finish(reader);
  finish(reader);
  expect([reader.state(), reader.says(), reader.marked()]).toEqual(['idle', '朗读完毕', undefined]);
  expect(reader.texts()).toEqual(['标题', '请致电九五五二幺。', '第三句']);
});

test('EL-11 the voice is one of the page’s language, Mandarin, at 0.8', () => {
  const { last } = read();
  expect([last()?.voice?.lang, last()?.lang, last()?.rate]).toEqual(['zh_CN', 'zh_CN', 0.8]);
});

test('EL-11 pauses and goes on with the beginning of the sentence', () => {
  const reader = read();
  finish(reader);
  const [before] = [reader.last()];
  reader.press('暂停');
  expect([reader.state(), reader.says()]).toEqual(['paused', '已暂停']);
  expect(reader.cancel).toHaveBeenCalled();
  // Engines report the end of what was cancelled.
  act(() => before?.onend?.());
  expect(reader.texts()).toHaveLength(2);
  reader.press('继续');
  expect([reader.state(), reader.texts().at(-1)]).toEqual(['playing', '请致电九五五二幺。']);
});

test('EL-11 stops, and begins anew', () => {
  const reader = read();
  finish(reader);
  reader.press('停止');
  expect([reader.state(), reader.says(), reader.marked()]).toEqual(['idle', '已停止朗读', undefined]);
  reader.press('开始朗读');
  expect(reader.texts().at(-1)).toBe('标题');
});

test('EL-11 goes back and forward by sentences, and says where the ends are', () => {
  const reader = read();
  reader.press('上一句');
  expect([reader.says(), reader.texts()]).toEqual(['已经是第一句', ['标题', '标题']]);
  reader.press('下一句');
  reader.press('下一句');
  expect(reader.texts().at(-1)).toBe('第三句');
  reader.press('下一句');
  expect([reader.says(), reader.state(), reader.texts()]).toEqual([
    '已经是最后一句',
    'playing',
    ['标题', '标题', '请致电九五五二幺。', '第三句'],
  ]);
  reader.press('暂停');
  reader.press('上一句');
  expect([reader.marked(), reader.texts().length]).toEqual(['请致电95521。', 4]);
});

test('EL-11 another rate is heard at once and remembered', () => {
  const reader = read();
  fireEvent.change(screen.getByLabelText('语速'), { target: { value: '1.5' } });
  expect([reader.texts(), reader.last()?.rate]).toEqual([['标题', '标题'], 1.5]);
  expect(localStorage.getItem('reading-rate')).toBe('1.5');
});

test.each([
  ['0.6', 0.6],
  ['9', 0.8],
  ['', 0.8],
])('EL-11 a remembered rate of %j begins with %d', (stored, rate) => {
  localStorage.setItem('reading-rate', stored);
  expect(read().last()?.rate).toBe(rate);
});

test.each([
  ['no engine', null],
  ['an English voice only', [voiceOf('en-US')]],
  ['a Cantonese voice only', [voiceOf('zh-HK')]],
  ['a voice of a remote service only', [voiceOf('zh-CN', { localService: false })]],
])('EL-11 with %s the control says what else can be done, and has the focus there', (_what, voices) => {
  const reader = read('开始朗读', voices);
  expect([reader.state(), reader.texts()]).toEqual(['voiceless', []]);
  expect(document.activeElement?.textContent).toMatch(/手机自带.*朗读屏幕.*随选朗读/);
});

test('EL-11 voices that are listed late are waited for, and none at all not for ever', () => {
  const reader = read('开始朗读', []);
  expect([reader.state(), reader.texts()]).toEqual(['idle', []]);
  act(() => reader.addVoices(ZH));
  expect(reader.state()).toBe('playing');
  document.body.innerHTML = '';
  const other = read('开始朗读', []);
  act(() => jest.runAllTimers());
  expect(other.state()).toBe('voiceless');
});

test('EL-11 an engine that fails or stays silent pauses, and the visitor is told', () => {
  const reader = read();
  act(() => jest.runAllTimers());
  expect([reader.state(), reader.says()]).toEqual(['paused', '没有听到声音？请再按一次“继续”']);
  reader.press('继续');
  act(() => reader.last()?.onerror?.());
  expect(reader.state()).toBe('paused');
  reader.press('继续');
  act(() => reader.last()?.onstart?.());
  act(() => jest.runAllTimers());
  expect(reader.state()).toBe('playing');
});

test('EL-11 a hidden page pauses, a page that is left is silent', () => {
  const reader = read();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(reader.state()).toBe('paused');
  hidden.mockRestore();
  reader.press('继续');
  reader.cancel.mockClear();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect([reader.state(), reader.cancel.mock.calls.length]).toEqual(['idle', 1]);
});

test('EL-11 the first press may be on any button, and the pressed button keeps the focus', () => {
  const reader = read('下一句');
  expect(reader.texts()).toEqual(['标题']);
  const pause = screen.getByText('暂停').closest('button');
  pause?.focus();
  reader.press('暂停');
  expect(document.activeElement).toBe(pause);
});

test('EL-11 a browser without highlights marks the block', () => {
  const reader = read();
  Object.assign(window, { CSS: {} });
  finish(reader);
  expect(document.querySelector('[data-reading]')?.tagName).toBe('P');
  reader.press('停止');
  expect(document.querySelector('[data-reading]')).toBeNull();
});

test.each([
  ['zh', '朗读本文', ['0.6 倍', '0.8 倍', '1 倍', '1.2 倍', '1.5 倍']],
  ['en', 'Read aloud', ['0.6×', '0.8×', '1×', '1.2×', '1.5×']],
] as const)('EL-11 the control in %s is folded, and begins at 0.8', (locale, name, rates) => {
  const { container } = renderView(<ReadAloud />, locale);
  const fold = container.querySelector('details');
  expect([fold?.open, fold?.querySelector('summary')?.textContent]).toEqual([false, name]);
  const options = [...container.querySelectorAll('option')];
  expect(options.map(({ textContent }) => textContent)).toEqual(rates);
  expect(options.find(({ selected }) => selected)?.value).toBe('0.8');
});
