import path from 'node:path';
import { type BackOffice, type Body, startBackOffice } from './back-office';
import { engines } from './engines';

const [engine] = engines();

describe('the shipped content pack', () => {
  let ows: BackOffice;

  beforeAll(async () => {
    if (engine)
      ows = await startBackOffice(engine, { OWS_CONTENT_DIR: path.resolve(__dirname, '../content') });
  });
  afterAll(() => ows?.stop());

  test('is read without a mistake', () => {
    expect(ows.output()).not.toContain('content pack:');
  });

  test('MN-01 has a menu, and each article hangs on it', async () => {
    const { data } = await ows.get('/menu/list');
    expect(data.length).toBeGreaterThan(0);
    const keys = new Set(data.map((item: Body) => item.menuKey));
    const { rows } = await ows.post('/content/queryContentPage', { queryDeatil: '0', pageSize: 3000 });
    for (const article of rows) expect(keys).toContain(article.menuKey);
  });
});
