import { startSearchPanel } from './search-panel';

beforeEach(() => {
  document.body.innerHTML =
    '<details data-search><summary>search</summary><form><input name="q"></form></details>';
  startSearchPanel(new AbortController().signal);
});

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
