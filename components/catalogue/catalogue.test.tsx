import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { sourceFiles } from '@/testing/source-files';
import { renderView } from '../test-page';
import { CatalogueView } from './catalogue-view';

beforeEach(() => {
  jest.spyOn(console, 'error');
});
afterEach(() => jest.restoreAllMocks());

test.each(['zh', 'en'] as const)(
  'every component of the catalogue renders without a fault (%s)',
  (locale) => {
    const { container } = renderView(<CatalogueView locale={locale} />, locale);
    expect(console.error).not.toHaveBeenCalled();
    const names = [...container.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
    expect(names.length).toBeGreaterThan(25);
    expect(new Set(names).size).toBe(names.length);
    for (const figure of container.querySelectorAll('figure > div')) expect(figure.innerHTML).not.toBe('');
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  },
);

test('its links lead to its subjects', () => {
  const { container } = renderView(<CatalogueView locale="en" />, 'en');
  const links = within(screen.getByRole('navigation', { name: 'Subjects' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

test('nothing but pages of development uses it', () => {
  const files = sourceFiles(['app', 'components', 'lib', 'server'], /\.tsx?$/);
  const users = files
    .filter((file) => !file.startsWith('components/catalogue/') && !file.endsWith('.dev.tsx'))
    .filter((file) => /\bcatalogue\/[\w-]+'/.test(readFileSync(file, 'utf8')));
  expect(users).toEqual([]);
});
