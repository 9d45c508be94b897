import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files';

const MAX_CLIENT_SHARE = 0.1;

const runsInBrowser = (file: string): boolean => /^'use client'/.test(readFileSync(file, 'utf8'));

test('at most a tenth of the components are client components, and their names say so', () => {
  const components = sourceFiles(['components'], /\.tsx$/);
  const inBrowser = components.filter(runsInBrowser);
  expect(inBrowser.filter((file) => !file.endsWith('.client.tsx'))).toEqual([]);
  expect(inBrowser.length / components.length).toBeLessThanOrEqual(MAX_CLIENT_SHARE);
});
