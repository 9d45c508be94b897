import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHUNKS = '.next/server/chunks/ssr';

test('SP-03 the built renderer collects no parts of pages for a router (ADR 0062)', () => {
  const chunks = readdirSync(CHUNKS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(CHUNKS, name), 'utf8'));
  const having = (text: string) => chunks.filter((chunk) => chunk.includes(text)).length;
  expect(having('collectSegmentData')).toBeGreaterThan(0);
  // A property that the framework's own function alone uses.
  expect(having('shellStageRelease')).toBe(0);
});
