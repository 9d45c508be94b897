import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { sourceFiles } from './source-files';

const PACK = 'ows/content';
const files = sourceFiles(['app', 'components', 'lib', 'messages'], /\.(tsx?|css|json)$/);
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

const namesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Files that articles and dictionaries refer to, and packages of the software list. */
function fileNames(): string[] {
  const software = readFileSync(`${PACK}/data/software.yaml`, 'utf8');
  const packages = [...software.matchAll(/[\w.-]+\.(?:exe|dmg|apk|pkg|zip)\b/g)].map(([name]) => name);
  return [...new Set([...namesBelow(`${PACK}/files`), ...packages])];
}

/** Publication of the newest article of a folder, of those that are published and not of the future. */
function newestOf(folder: string): Date {
  const now = new Date();
  const dates = namesBelow(`${PACK}/articles/${folder}`)
    .filter((name) => name.endsWith('.zh.md'))
    .map((name) => readFileSync(`${PACK}/articles/${folder}/${name}`, 'utf8').split('---')[1] ?? '')
    .map((front) => parse(front) as { date: string; status?: number })
    .filter(({ status = 5 }) => status === 5)
    .map(({ date }) => new Date(`${String(date).replace(' ', 'T')}+08:00`))
    .filter((date) => date < now);
  return new Date(Math.max(...dates.map(Number)));
}

interface Item {
  id: number;
  children?: Item[];
}

const idsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ id, children = [] }) => [String(id), ...idsOf(children)]);

/** Ids count only as whole strings in quotes, since short ones occur in any text. */
function quoted(word: string): RegExp {
  return new RegExp(`['"\`]${word}['"\`]`);
}

const holding = (form: RegExp): string[] => files.filter((file) => form.test(texts.get(file) ?? ''));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('LG-06 no file of the sample content is named in code, views or messages', () => {
  const names = fileNames();
  expect(names.length).toBeGreaterThan(50);
  const any = new RegExp(`(?<![\\w-])(?:${names.map(escaped).join('|')})`);
  expect(holding(any)).toEqual([]);
});

test('LG-06 nothing of the second company is named anywhere', () => {
  expect(holding(/屿川|yuchuan/i)).toEqual([]);
});

test('LG-06 the company of the sample content is named in the settings alone', () => {
  // Exception: the documented default of OWS_APP_KEY, which the reference back office accepts.
  const found = holding(/海序|haixu/i).filter((file) => file !== 'lib/runtime/env-schema.ts');
  expect(found).toEqual([]);
});

test('LG-06 no menu item of the sample content is known by its id', () => {
  const ids = idsOf(parse(readFileSync(`${PACK}/menu.yaml`, 'utf8')) as Item[]).filter((id) => id.length > 3);
  expect(ids.length).toBeGreaterThan(50);
  expect(ids.filter((id) => holding(quoted(id)).length > 0)).toEqual([]);
});

test('PR-01 IR-03 the sample has one clock: its newest news, report and announcement are of one month', () => {
  const newest = ['news', 'reports', 'announcements'].map((folder) =>
    newestOf(folder).toISOString().slice(0, 7),
  );
  expect(new Set(newest).size).toBe(1);
});
