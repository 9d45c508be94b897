import { screen } from '@testing-library/react';
import { renderView } from '../test-page';
import { CutNote } from './cut-note';

test.each([
  ['zh', '本页有列表篇幅较长，仅显示最新的 500 条，共 18,267 条。'],
  ['en', 'One list on this page is long: the newest 500 of its 18,267 entries are shown.'],
] as const)('IR-03 a page says in %s that a list of it is cut off, and by how much', (locale, text) => {
  renderView(<CutNote cut={{ shown: 500, total: 18_267 }} />, locale);
  expect(screen.getByRole('note').textContent).toBe(text);
});
