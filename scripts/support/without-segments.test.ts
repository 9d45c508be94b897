import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import config from '../../next.config.mjs';

const loader = jest.requireActual<{ default: () => string }>('./without-segments.mjs').default;

const RENDERER = 'node_modules/next/dist/esm/server/app-render';
const REPLACED = 'collect-segment-data.js';

const exportsOf = (code: string) =>
  [...code.matchAll(/export (?:async function|const) (\w+)/g)].map(([, name]) => name).toSorted();

const settings = config('phase-production-build', {}) as {
  turbopack: { rules: Record<string, { loaders: string[] }> };
};

test('SP-03 the rule of the build names a file of the framework, and this loader', () => {
  const [[glob = '', rule] = []] = Object.entries(settings.turbopack.rules);
  expect(glob).toBe(`**/app-render/${REPLACED}`);
  expect(rule?.loaders).toEqual(['./scripts/support/without-segments.mjs']);
  expect(readdirSync(RENDERER)).toContain(REPLACED);
});

test('SP-03 what the loader returns has every function that the framework exports there', () => {
  expect(exportsOf(loader())).toEqual(exportsOf(readFileSync(join(RENDERER, REPLACED), 'utf8')));
});
