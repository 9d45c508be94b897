import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const loader = jest.requireActual<{ default: () => string }>('./without-segments.mjs').default;

const RENDERER = 'node_modules/next/dist/esm/server/app-render';
const REPLACED = 'collect-segment-data.js';

const exportsOf = (code: string) =>
  [...code.matchAll(/export (?:async function|const) (\w+)/g)].map(([, name]) => name).toSorted();

test('SP-03 the rule of the build names a file of the framework, and this loader', () => {
  const rules = readFileSync('next.config.mjs', 'utf8');
  expect(rules).toContain(
    `'**/app-render/${REPLACED}': { loaders: ['./scripts/support/without-segments.mjs'] }`,
  );
  expect(readdirSync(RENDERER)).toContain(REPLACED);
});

test('SP-03 what the loader returns has every function that the framework exports there', () => {
  expect(exportsOf(loader())).toEqual(exportsOf(readFileSync(join(RENDERER, REPLACED), 'utf8')));
});
