import { startMenuKeys } from './menu-keys';
import { startSearchPanel } from './search-panel';

let stop: AbortController;
beforeEach(() => {
  document.body.innerHTML =
    '<details data-search><summary>search</summary><form><input name="q"></form></details><a href="/">next</a>';
  stop = new AbortController();
  startSearchPanel(stop.signal);
  startMenuKeys(stop.signal);
});
afterEach(() => stop.abort());

const panel = () => document.querySelector('details') as HTMLDetailsElement;
const click = () => document.querySelector('summary')?.click();

test('SP-02 SE-01 the panel opens and takes the focus within the click, so that nothing typed is lost', () => {
  click();
  expect(panel().open).toBe(true);
  expect(document.activeElement).toBe(panel().querySelector('input'));
});

test('SE-01 a second click closes it', () => {
  click();
  click();
  expect(panel().open).toBe(false);
});

test.each([
  'jing',
  // Browsers clear a search box on Esc themselves, without an input event.
  '',
])(
  'SE-01 closed and opened again before the browser reports it: %p is forgotten, what is typed next stays',
  (value) => {
    const input = panel().querySelector('input') as HTMLInputElement;
    const reported: string[] = [];
    input.addEventListener('input', () => reported.push(input.value));
    click();
    input.value = value;
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(panel().open).toBe(false);
    click();
    expect(reported).toEqual(['']);
    input.value = '2';
    panel().dispatchEvent(Object.assign(new Event('toggle'), { oldState: 'open', newState: 'open' }));
    expect(input.value).toBe('2');
  },
);

test('SE-01 closed by the browser, as when the menu opens, it forgets what was typed', () => {
  click();
  const input = panel().querySelector('input') as HTMLInputElement;
  input.value = 'jing';
  panel().open = false;
  panel().dispatchEvent(Object.assign(new Event('toggle'), { oldState: 'open', newState: 'closed' }));
  expect(input.value).toBe('');
});

test('SE-01 WCAG 2.4.11 the panel closes when the focus goes on to what it covers, and is not asked to return it', () => {
  click();
  panel().querySelector('summary')?.focus();
  expect(panel().open).toBe(true);
  const next = document.querySelector('a');
  next?.focus();
  expect([panel().open, document.activeElement]).toEqual([false, next]);
});

test('SE-01 Esc closes it and returns the focus, also after a press on a blank part, which has no focus', () => {
  click();
  (document.activeElement as HTMLElement).blur();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([panel().open, document.activeElement]).toEqual([false, panel().querySelector('summary')]);
});
