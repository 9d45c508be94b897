import { readFileSync } from 'node:fs';
import { ROUTES } from '@/lib/site/route-table';
import { sourceFiles } from './source-files';

test('pages of development are no pages of a build', () => {
  const pages = sourceFiles(['app/dev'], /\.tsx?$/).filter((file) => /\/(page|layout|route)\./.test(file));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((file) => !file.endsWith('.dev.tsx'))).toEqual([]);
  const config = readFileSync('next.config.mjs', 'utf8');
  expect(config).toContain("const EXTENSIONS = ['tsx', 'ts'];");
  expect(config).toContain('const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;');
  expect(config).toContain("pageExtensions: isDevelopment ? [...EXTENSIONS, 'dev.tsx'] : EXTENSIONS,");
});

test('pages of development are not in the route table', () => {
  expect(ROUTES.filter(({ path }) => path.startsWith('/dev'))).toEqual([]);
});
