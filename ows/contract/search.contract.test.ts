import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BackOffice, type Body, startBackOffice } from './back-office';
import { embedded, engines } from './engines';
import { launch, readyAddress, TEST_PACK } from './launch';

const CALL = '/rest/v2/publicOpinionSearch';
const NOTHING = { suggestions: [], functionResults: [], results: [], total: 0 };
const idsOf = (hits: Body): number[] => hits.map(({ detail }: Body) => detail.id);

describe.each(engines())('search on $name', (engine) => {
  let ows: BackOffice;
  const ask = (searchContent: string, more: object = {}): Promise<Body> =>
    ows.post(CALL, { back1: 'LIST', searchType: '29|30', searchContent, terType: '1', ...more });
  const search = async (typed: string, more: object = {}): Promise<Body> => (await ask(typed, more)).data;
  const edit = (id: number, fields: object | null) =>
    fetch(`${ows.origin}/__articles/${id}`, {
      method: fields ? 'PUT' : 'DELETE',
      headers: fields ? { 'content-type': 'application/json' } : {},
      body: fields && JSON.stringify(fields),
    });

  beforeAll(async () => {
    ows = await startBackOffice(engine);
  });
  afterAll(() => ows?.stop());

  test('SE-02 words are found in title, excerpt, tag and body, those in the title first', async () => {
    expect(idsOf((await search('年度报告')).results)).toEqual([101]);
    expect(idsOf((await search('全年业绩')).results)).toEqual([101]);
    expect(idsOf((await search('营业收入')).results)).toEqual([101]);
    expect(idsOf((await search('公司新闻')).results)).toEqual([102]);
    expect(idsOf((await search('正文')).results)).toEqual([103, 106, 102]);
    await edit(900, { copyOf: 102, title: '正文标题' });
    expect(idsOf((await search('正文')).results)).toEqual([900, 103, 106, 102]);
    await edit(900, null);
  });

  test('SE-02 single characters, whole sentences, and words apart', async () => {
    expect(idsOf((await search('动')).results)).toEqual([103]);
    expect(idsOf((await search('旧闻')).results)).toEqual([102]);
    expect(idsOf((await search('置顶 旧闻')).results)).toEqual([102]);
    expect(idsOf((await search('置顶 年报')).results)).toEqual([]);
  });

  test('SE-02 English is found by its stems and by beginnings of words', async () => {
    for (const typed of ['reports', 'REPORT', 'annual rep', 'the results', 'rose']) {
      expect(idsOf((await search(typed, { terType: '2' })).results)).toEqual([101]);
    }
    expect((await search('reports', { terType: '2' })).results[0].showStr).toBe(
      'Annual <em>Report</em> 2024',
    );
    expect((await search('reports', { terType: '1' })).results).toEqual([]);
  });

  test('SE-02 what an editor saves is found at once, and what is withdrawn is not', async () => {
    await edit(901, { copyOf: 102, title: '分红实施公告（SH601211）' });
    for (const typed of ['分红', '601211', 'sh601211', '实施公告']) {
      expect(idsOf((await search(typed)).results)).toContain(901);
    }
    await edit(901, { title: '另一个标题' });
    expect(idsOf((await search('601211')).results)).toEqual([]);
    await edit(901, { status: 3 });
    expect(idsOf((await search('另一个标题')).results)).toEqual([]);
    await edit(901, { status: 5, displayTime: '2999-01-01 00:00:00' });
    expect((await search('另一个标题')).total).toBe(0);
    await edit(901, null);
  });

  test('SE-02 outlets are functions, found by name, pinyin, initials and code', async () => {
    for (const typed of ['静安路', 'jingan', 'jing an', 'SHJALZQ', '9110010000']) {
      const [first] = (await search(typed)).functionResults;
      expect(first?.detail.title).toBe('上海静安路证券营业部');
      expect(first.detail.url).toBe(`/branch?keyword=${encodeURIComponent('上海静安路证券营业部')}`);
    }
    expect((await search('jingan', { terType: '2' })).functionResults).toHaveLength(1);
  });

  test('SE-02 menu pages are functions, by name and pinyin, in their own language', async () => {
    expect((await search('xinwenzhongxin')).functionResults[0].detail).toMatchObject({
      menu_id: 2000,
      url: '/pressroom',
    });
    expect((await search('press', { terType: '2' })).functionResults[0].showStr).toBe('<em>Press</em> room');
    expect((await search('company news', { terType: '2' })).functionResults).toEqual([]);
    expect((await search('旧栏目')).functionResults).toEqual([]);
  });

  test('SE-03 results come in pages, and can be narrowed to a year and a section', async () => {
    const paged = await search('正文', { pageSize: '2', pageNumber: '2' });
    expect([idsOf(paged.results), paged.total]).toEqual([[102], 3]);
    expect(idsOf((await search('正文', { pageSize: '2', pageNumber: '9' })).results)).toEqual([102]);
    expect(idsOf((await search('正文', { year: '2025' })).results)).toEqual([103]);
    expect(idsOf((await search('正文', { menuKey: '2000,2020' })).results)).toEqual([106]);
    expect(idsOf((await search('正文', { menuKey: '2000' })).results)).toHaveLength(3);
  });

  test('SE-02 what holds no word finds nothing, and what is too long is refused in words', async () => {
    for (const typed of ['', '   ', '\u3000', '!?<>', '😀']) expect(await search(typed)).toEqual(NOTHING);
    for (const typed of ['<script>', "' | !x:*", 'a\\', '\u0000', '%_', '-- ; drop', '公'.repeat(100)]) {
      expect((await ask(typed)).code).toBe(200);
    }
    expect(await ask('公'.repeat(101))).toEqual({ code: 500, msg: '搜索内容不能超过100字' });
    expect(await ask('公告', { pageSize: '101' })).toEqual({ code: 500, msg: '每页条数不正确' });
    expect(await ask('公告', { year: '20x5' })).toEqual({ code: 500, msg: '年份不正确' });
  });
});

test('SE-02 beyond its rate limit the back office asks to retry', async () => {
  const ows = await startBackOffice(embedded, { OWS_SEARCHES_PER_SECOND: '1' });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ows.post(CALL, { searchContent: '公告', terType: '1' })),
  );
  expect(answers).toContainEqual({ code: 429, msg: '搜索过于频繁，请稍后再试' });
  expect(answers).toContainEqual(expect.objectContaining({ code: 200 }));
  await ows.stop();
});

test('SE-02 a command rebuilds the index', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ows-reindex-'));
  const env = { APP_ENV: 'dev', OWS_DATA_DIR: dataDir, OWS_CONTENT_DIR: TEST_PACK };
  await embedded.prepare(dataDir);
  const command = launch(env, ['ows/reindex.ts']);
  expect(await command.ended).toBe(0);
  expect(command.output()).toMatch(/^ows: search index rebuilt in [\d.]+ s$/m);
  const again = launch(env);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ searchContent: '公告', terType: '1' });
  const answer = await fetch(`${await readyAddress(again)}${CALL}`, { method: 'POST', headers, body });
  expect((await answer.json()).data.total).toBe(1);
  again.child.kill('SIGTERM');
  await again.ended;
  await rm(dataDir, { recursive: true, force: true });
});
