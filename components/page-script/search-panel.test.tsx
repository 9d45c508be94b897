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
