import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIGURES } from '@/lib/base/constants';
import { readSettings } from './settings-file';

const SAMPLE = JSON.parse(readFileSync('settings/site.json', 'utf8'));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads the settings file of the sample with these fields instead. */
function readWith(fields: object) {
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify({ ...SAMPLE, ...fields }));
  return readSettings(file);
}

test('HM-02 the figures of the group are those of its file, or of the specification', () => {
  const own = { countries: 0, subsidiaries: 4, provinces: 5, branches: 6, offices: 13 };
  expect(readWith({ figures: own }).figures).toEqual(own);
  expect(readWith({ figures: undefined }).figures).toEqual(FIGURES);
  expect(SAMPLE.figures).toEqual(FIGURES);
});

test('AB-01 SU-01 the ratings are those of the file, which may have none, or of the specification', () => {
  const own = [{ name: { zh: '甲评级', en: 'A rating' }, grade: 'BBB', date: '2026-01-02' }];
  expect(readWith({ ratings: own }).ratings).toEqual(own);
  expect(readWith({ ratings: [] }).ratings).toEqual([]);
  expect(readWith({ ratings: undefined }).ratings.map(({ grade }) => grade)).toEqual(['AAA', 'AA']);
});

test.each([
  ['no grade', { grade: ' ' }],
  ['a name in one language', { name: { zh: '甲评级' } }],
  ['a day that is none', { date: '2026-02-30' }],
])('AB-01 a rating with %s is refused', (_what, change) => {
  const rating = { name: { zh: '甲评级', en: 'A rating' }, grade: 'A', ...change };
  expect(() => readWith({ ratings: [rating] })).toThrow(/settings file.*ratings/);
});

test.each([
  ['a missing one', { ...FIGURES, offices: undefined }],
  ['a negative one', { ...FIGURES, offices: -1 }],
  ['a fraction', { ...FIGURES, offices: 1.5 }],
  ['a text', { ...FIGURES, offices: '641' }],
  ['an unknown one', { ...FIGURES, shops: 3 }],
])('HM-02 figures with %s are refused by name', (_what, figures) => {
  expect(() => readWith({ figures })).toThrow(/settings file.*figures/);
});
