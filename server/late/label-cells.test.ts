import { labelCells } from './label-cells';

const HEAD = '<thead><tr><th scope="col">年度</th><th scope="col">每股<b>分红</b></th></tr></thead>';

test('EL-16 each cell gets the header of its column', () => {
  const row = '<tr><th scope="row">2024</th><td class="n">0.40</td></tr>';
  expect(labelCells(`<p>a</p><table class="t">${HEAD}<tbody>${row}</tbody></table>`)).toBe(
    `<p>a</p><table data-cards="" class="t">${HEAD}<tbody><tr><th data-label="年度" scope="row">2024</th>` +
      '<td data-label="每股分红" class="n">0.40</td></tr></tbody></table>',
  );
});

test('EL-16 a table of the back office whose first row has the headers, and quotes in them', () => {
  const table = '<table><tbody><tr><th>A "x"</th><th>B</th></tr><tr><td>1</td><td></td></tr></tbody></table>';
  expect(labelCells(table)).toContain('<td data-label="A &quot;x&quot;">1</td><td data-label="B"></td>');
});

test('EL-16 the corner above names of rows may be empty, and names nothing', () => {
  const head = '<tr><td></td><th>2024</th></tr>';
  expect(labelCells(`<table>${head}<tr><td>A</td><td>1</td></tr></table>`)).toBe(
    `<table data-cards="">${head}<tr><td>A</td><td data-label="2024">1</td></tr></table>`,
  );
});

test.each([
  ['without headers', '<table><tr><td>1</td><td>2</td></tr></table>'],
  ['with cells over several columns', `<table>${HEAD}<tr><td colspan="2">1</td></tr></table>`],
  ['with rows of another length', `<table>${HEAD}<tr><td>1</td></tr></table>`],
  ['with one column', '<table><tr><th>1</th></tr><tr><td>2</td></tr></table>'],
])('EL-16 a table %s stays as it is', (_name, table) => {
  expect(labelCells(table)).toBe(table);
});

test('EL-16 a page without tables stays as it is', () => {
  expect(labelCells('<main>table</main>')).toBe('<main>table</main>');
});
