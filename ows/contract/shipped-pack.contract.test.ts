import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BackOffice, type Body, startBackOffice } from './back-office';
import { engines } from './engines';

const PACKS = [
  ['the shipped content pack', path.resolve(__dirname, '../content')],
  ['the pack of the second company', path.resolve(__dirname, '../second-company/pack')],
] as const;
const [engine] = engines();

describe.each(PACKS)('%s', (_name, PACK) => {
  let ows: BackOffice;

  beforeAll(async () => {
    if (engine) ows = await startBackOffice(engine, { OWS_CONTENT_DIR: PACK });
  });
  afterAll(() => ows?.stop());

  test('is read without a mistake', () => {
    expect(ows.output()).not.toContain('content pack:');
  });

  test('names no file that it does not have', async () => {
    const names = await readdir(PACK, { recursive: true });
    const texts = names.filter((name) => /\.(ya?ml|md)$/.test(name));
    const missing = new Set<string>();
    for (const name of texts) {
      const text = await readFile(path.join(PACK, name), 'utf8');
      for (const [, file = ''] of text.matchAll(/\/ows\/(files\/[\w./%-]+)/g)) {
        if (!names.includes(decodeURIComponent(file))) missing.add(`${name}: ${file}`);
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('MN-01 has a menu, and each article hangs on it', async () => {
    const { data } = await ows.get('/menu/list');
    expect(data.length).toBeGreaterThan(0);
    const keys = new Set(data.map((item: Body) => item.menuKey));
    const { rows } = await ows.post('/content/queryContentPage', { queryDeatil: '0', pageSize: 3000 });
    for (const article of rows) expect(keys).toContain(article.menuKey);
  });
});
