import { act, fireEvent, screen } from '@testing-library/react';
import { renderView } from '../test-page';
import { start } from './assist-script';
import { AssistSwitches } from './assist-switches';
import { fakeSpeech, fakeWindow, freshPages, voiceOf } from './test-speech';

const signal = freshPages();

beforeEach(() => {
  document.documentElement.dataset.assist = '';
  Element.prototype.scrollIntoView = jest.fn();
});

const helps = () => document.documentElement.dataset.assist;
const pressed = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-pressed') ?? '-')
    .join(' ');

/** A page with switches, of which the named one is pressed first; none after a remembered choice. */
function page(first = '', { fine = true, voices = [voiceOf('zh-CN')], reading = '' } = {}) {
  fakeWindow({ fine });
  const speech = fakeSpeech(voices);
  const { container } = renderView(
    <>
      <AssistSwitches>
        <button type="button" data-assist="reset">
          恢复
        </button>
      </AssistSwitches>
      <div data-reader-state={reading}>
        <p>代码601211。第二句</p>
        <a href="/a" aria-label="公告">
          看
        </a>
        <label>
          姓名
          <input defaultValue="张三" />
        </label>
        <img alt="大楼" src="data:," />
      </div>
    </>,
  );
  const root = container.querySelector<HTMLElement>('[data-script]') as HTMLElement;
  act(() => start(root, first ? screen.getByText(first) : root, signal()));
  const point = (element: Element, pointerType = 'mouse') => {
    const event = new MouseEvent('pointerover', { bubbles: true });
    act(() => void element.dispatchEvent(Object.assign(event, { pointerType })));
    act(() => jest.runAllTimers());
  };
  const caption = () => {
    const strip = container.querySelector<HTMLElement>('[data-assist-caption]');
    return strip?.hidden ? null : strip?.textContent;
  };
  return { ...speech, point, caption, press: (name: string) => fireEvent.click(screen.getByText(name)) };
}

test('EL-12 the block under the pointer is read when it rests, and the one with the focus at once', () => {
  const { point, texts } = page('指读');
  point(screen.getByText(/601211/));
  expect(texts()).toEqual(['代码六零幺二幺幺。', '第二句']);
  point(screen.getByText(/601211/));
  expect(texts()).toHaveLength(2);
  act(() => screen.getByRole('link').focus());
  expect(texts().at(-1)).toBe('公告');
  point(screen.getByRole('img'));
  expect(texts().at(-1)).toBe('大楼');
});

test('EL-12 a field is read by its name, never by what was typed', () => {
  const { texts } = page('指读');
  act(() => screen.getByRole('textbox').focus());
  expect(texts()).toEqual(['姓名']);
});

test('EL-12 a finger is no pointer, and a passing pointer is not answered', () => {
  const { point, texts } = page('指读');
  point(screen.getByText(/601211/), 'touch');
  const over = new MouseEvent('pointerover', { bubbles: true });
  act(() => void screen.getByText(/601211/).dispatchEvent(Object.assign(over, { pointerType: 'mouse' })));
  point(document.body);
  expect(texts()).toEqual([]);
});

test('EL-12 while the page is read aloud, blocks are silent', () => {
  const { point, texts } = page('指读', { reading: 'playing' });
  point(screen.getByText(/601211/));
  expect(texts()).toEqual([]);
});

test('EL-12 the strip shows what is pointed at or focused, and what has the focus stays out of it', () => {
  const { point, caption, texts, press } = page('大字幕');
  expect(caption()).toBe('');
  point(screen.getByText(/601211/));
  expect(caption()).toBe('代码601211。第二句');
  act(() => screen.getByRole('link').focus());
  expect(caption()).toBe('公告');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(texts()).toEqual([]);
  press('大字幕');
  expect([caption(), helps()]).toEqual([null, '']);
});

test('EL-12 each switch is remembered, and one press turns all of them off', () => {
  const { press, cancel } = page('指读');
  press('大指针');
  press('大字幕');
  expect([helps(), localStorage.getItem('assist')]).toEqual([
    'blocks pointer caption',
    'blocks pointer caption',
  ]);
  expect(pressed()).toBe('true true true -');
  press('大指针');
  expect([helps(), pressed()]).toEqual(['blocks caption', 'true false true -']);
  press('恢复');
  expect([helps(), localStorage.getItem('assist'), pressed()]).toEqual(['', null, 'false false false -']);
  expect(cancel).toHaveBeenCalled();
});

test('EL-12 what an earlier page remembered is on', () => {
  localStorage.setItem('assist', 'pointer');
  page();
  expect([helps(), pressed()]).toEqual(['pointer', 'false true false -']);
});

test('EL-12 without a fine pointer nothing is switched', () => {
  page('大指针', { fine: false });
  expect([helps(), pressed()]).toEqual(['', 'false false false -']);
});

test('EL-12 without a voice the visitor is told', () => {
  page('指读', { voices: [voiceOf('en-US')] });
  expect(screen.getByRole('status').textContent).toBe('本机没有这种语言的语音，无法指读。');
});

test.each(['zh', 'en'] as const)('EL-12 the switches are buttons with words (%s)', (locale) => {
  renderView(<AssistSwitches />, locale);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toHaveLength(3);
  for (const name of names) expect(name).toMatch(/\S/);
  expect(pressed()).toBe('false false false');
});
