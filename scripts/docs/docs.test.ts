import { existsSync, readdirSync, statSync } from 'node:fs';
import { anchorsOf, linksOf, PAGES, pathsOf, repositoryFiles, textOf } from './pages';

const ROOT_PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
const links = PAGES.flatMap(linksOf);

test('every link between documents leads to a file, and its fragment to a heading', () => {
  const broken = links.filter(({ target, fragment }) => {
    if (!existsSync(target)) return true;
    return fragment !== '' && !anchorsOf(target).includes(fragment);
  });
  expect(broken).toEqual([]);
});

test('every document is reached from README.md', () => {
  const reached = new Set(['README.md']);
  for (const page of reached) {
    for (const { target } of links.filter((link) => link.page === page)) {
      if (target.endsWith('.md')) reached.add(target);
    }
  }
  expect(PAGES.filter((page) => !reached.has(page))).toEqual([]);
  expect(ROOT_PAGES.filter((page) => !reached.has(page))).toEqual([]);
});

/** Modules are also named without their extension. */
const exists = (path: string): boolean =>
  ['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(path.replace(/\/$/, '') + ending));

test('every file and folder that a document names exists', () => {
  const missing = PAGES.flatMap((page) => pathsOf(page).map((path) => ({ page, path }))).filter(
    ({ path }) => !exists(path),
  );
  expect(missing).toEqual([]);
});

interface LintRule {
  includes: string[];
  linter: { rules: { style?: { noRestrictedImports?: unknown } } };
}

const ROOMS = readdirSync('lib');

/** What the lint rule of a room lets it import; names without a slash are rooms of lib. Null without a rule. */
function allowedImports(room: string): string[] | null {
  const { overrides }: { overrides: LintRule[] } = JSON.parse(textOf('biome.json'));
  const folder = room.endsWith('/') ? `${room}**` : `lib/${room}/**`;
  const pattern = room.endsWith('.ts') ? room : folder;
  const rule = overrides.find(
    ({ includes, linter }) => includes.includes(pattern) && linter.rules.style?.noRestrictedImports,
  );
  const allowed = [...JSON.stringify(rule ?? '').matchAll(/"!@\/([^"]+)"/g)].map(([, path = '']) =>
    path.replace(/^lib\/(?!\*)/, '').replace(/\/\*\*$/, ''),
  );
  return rule ? allowed.filter((name) => name !== room.replace('/', '')).sort() : null;
}

test('the tables of rooms in docs/architecture.md name every room, and what lint lets it import', () => {
  const rows = [...textOf('docs/architecture.md').matchAll(/^\| `([\w.-]+\/?)` \| [^|]+ \| ([^|]+) \|$/gm)];
  const documented = rows.map(([, room = '', cell = '']) => [
    room,
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).sort(),
  ]);
  const found = rows.map(([, room = '']) => [room, allowedImports(room)]);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(found));
  expect(rows.map(([, room]) => room)).toEqual(expect.arrayContaining(ROOMS));
});

describe('decisions', () => {
  const decisions = PAGES.filter((page) => /^docs\/adr\/\d{4}-/.test(page));
  const index = textOf('docs/adr/README.md');

  test.each(decisions)('%s has a status and a date, and the index lists it with both', (page) => {
    const file = page.slice('docs/adr/'.length);
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(textOf(page)) ?? [];
    const [, status] = /^- Status: (.+)$/m.exec(textOf(page)) ?? [];
    const [, date] = /^- Date: (\d{4}-\d\d-\d\d)$/m.exec(textOf(page)) ?? [];
    expect(file.startsWith(`${number}-`)).toBe(true);
    expect(index).toContain(`| [${number}](${file}) | ${title} | ${status} | ${date} |`);
  });
});

describe('requirements', () => {
  const listed = [...textOf('docs/requirements.md').matchAll(/^\| ([A-Z]{2}-\d\d) \|/gm)].map(
    ([, id = '']) => id,
  );
  const areas = [...new Set(listed.map((id) => id.slice(0, 2)))];
  const id = new RegExp(`\\b(?:${areas.join('|')})-\\d\\d\\b`, 'g');

  test('each id is listed once', () => {
    expect(listed.filter((one, at) => listed.indexOf(one) !== at)).toEqual([]);
  });

  test('every id that code, tests and documents name is listed', () => {
    const files = repositoryFiles(
      '*.ts',
      '*.tsx',
      '*.mjs',
      '*.css',
      '*.md',
      ':!ows/content',
      ':!ows/second-company',
    );
    const named = files
      .filter((file) => existsSync(file) && statSync(file).isFile())
      .flatMap((file) => [...textOf(file).matchAll(id)].map(([one]) => one));
    expect([...new Set(named)].filter((one) => !listed.includes(one))).toEqual([]);
  });

  test('every test title that begins like an id begins with a listed one', () => {
    const titles = repositoryFiles('*.test.ts', '*.test.tsx', '*.spec.ts').flatMap((file) =>
      [...textOf(file).matchAll(/\(\s*['"`]([A-Z]{2}-\d\d) /g)].map(([, one = '']) => one),
    );
    expect(titles.length).toBeGreaterThan(100);
    expect(titles.filter((one) => !listed.includes(one))).toEqual([]);
  });
});
