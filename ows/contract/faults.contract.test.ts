import { type BackOffice, type Body, startBackOffice } from './back-office';
import { engines } from './engines';

const [engine] = engines();

describe('the fault switch', () => {
  let ows: BackOffice;

  beforeAll(async () => {
    if (engine) ows = await startBackOffice(engine);
  });
  afterAll(() => ows?.stop());
  afterEach(() => fetch(`${ows.origin}/__faults`, { method: 'DELETE' }));

  const set = (fault: object): Promise<Body> => {
    const headers = { 'content-type': 'application/json' };
    return fetch(`${ows.origin}/__faults`, { method: 'POST', headers, body: JSON.stringify(fault) }).then(
      (it) => it.json(),
    );
  };
  const menu = () => fetch(`${ows.base}/menu/list`);
  const broken = async (mode: string) => {
    await set({ path: '/menu/list', mode });
    return menu();
  };

  test('DT-02 down destroys the connection, of that call alone', async () => {
    await expect(broken('down')).rejects.toThrow('fetch failed');
    expect((await ows.get('/dict/data/list')).code).toBe(200);
  });

  test('CL-01 http500 and code500 fail by status and by body', async () => {
    expect((await broken('http500')).status).toBe(500);
    const inBody = await broken('code500');
    expect([inBody.status, (await inBody.json()).code]).toEqual([200, 500]);
  });

  test('DT-03 html, malformed and empty are no JSON', async () => {
    expect(await (await broken('html')).text()).toContain('502 Bad Gateway');
    await expect((await broken('malformed')).json()).rejects.toThrow();
    expect(await (await broken('empty')).text()).toBe('');
  });

  test('CL-01 truncated ends before its length', async () => {
    const answer = await broken('truncated');
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  test('CL-03 huge is well-formed and over 10 MB', async () => {
    const text = await (await broken('huge')).text();
    expect(text.length).toBeGreaterThan(10 * 1024 * 1024);
    expect(JSON.parse(text).code).toBe(200);
  });

  test('CL-03 huge has the requested size, and ends when the reader disconnects', async () => {
    await set({ path: '/menu/list', mode: 'huge', megabytes: 1024 });
    const answer = await menu();
    await answer.body?.cancel();
    expect((await ows.get('/dict/data/list')).code).toBe(200);
  });

  test('CL-03 bomb unpacks to a quarter of a gigabyte', async () => {
    const answer = await broken('bomb');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    await answer.body?.cancel();
  });

  test('CL-01 reset ends the connection without an answer', async () => {
    await expect(broken('reset')).rejects.toThrow('fetch failed');
  });

  test('DT-02 emptylists and nulls succeed, with nothing in them', async () => {
    expect(await (await broken('emptylists')).json()).toMatchObject({ code: 200, data: [] });
    const [item] = (await (await broken('nulls')).json()).data;
    expect([item.menuId, item.menuName]).toEqual([null, null]);
  });

  test('an editor’s change is seen by the next call', async () => {
    const edit = (id: number | string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(`${ows.origin}/__articles/${id}`, { method: 'PUT', headers, body: JSON.stringify(body) });
    };
    const find = (id: number | string) =>
      ows.post('/content/queryContentPage', { terType: '1', id: String(id) });
    await edit(990_001, { copyOf: 101, title: '新文章' });
    expect((await find(990_001)).rows[0].title).toBe('新文章');
    const rest = { attachments: '/ows/files/pdf/a.pdf', seoInfo: '{"title":"新标题"}' };
    await edit(990_001, { excerpt: '新摘要', content: '<p>新正文</p>', rest });
    expect((await find(990_001)).rows[0]).toMatchObject({ title: '新文章', excerpt: '新摘要', ...rest });
    await edit(990_001, { status: 1 });
    expect((await find(990_001)).rows).toEqual([]);
    await edit(990_001, { status: 5 });
    await fetch(`${ows.origin}/__articles/990001?language=en`, { method: 'DELETE' });
    expect((await find(990_001)).rows).toHaveLength(1);
    await fetch(`${ows.origin}/__articles/990001`, { method: 'DELETE' });
    expect((await edit(990_001, { title: '没有' })).status).toBe(200);
  });

  test('an editor’s change of a dictionary is seen by the next call', async () => {
    const edit = async (path: string, body: object): Promise<Body> => {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'PUT', headers, body: JSON.stringify(body) };
      return (await fetch(`${ows.origin}/__dictionaries/${path}`, request)).json();
    };
    const entries = async (call: string) => (await ows.get(`/${call}/data/list`)).rows;
    const [first, ...others] = await entries('dict');
    await edit('zh/news_filter/1', { dictLabel: '通告' });
    expect(await entries('dict')).toEqual([{ ...first, dictLabel: '通告' }, ...others]);
    const [, second] = await entries('endict');
    await edit('en/news/2', { dictValue: 'Regular report' });
    expect((await entries('endict'))[1]).toEqual({ ...second, dictValue: 'Regular report' });
    expect((await edit('zh/news_filter/99', {})).msg).toBe('没有这个字典项');
    expect((await edit('zh/news_filter/x', {})).code).toBe(500);
  });

  test('SH-08 the total of a list follows what editors do, though it is counted once', async () => {
    const total = async () => (await ows.post('/content/queryContentPage', { terType: '1' })).total;
    const put = (body: object) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(`${ows.origin}/__articles/990002`, { method: 'PUT', headers, body: JSON.stringify(body) });
    };
    const before = await total();
    await put({ copyOf: 101, title: '第二篇' });
    expect([await total(), await total()]).toEqual([before + 1, before + 1]);
    await put({ status: 1 });
    expect(await total()).toBe(before);
    await put({ status: 5 });
    expect(await total()).toBe(before + 1);
    await fetch(`${ows.origin}/__articles/990002`, { method: 'DELETE' });
    expect(await total()).toBe(before);
  });

  test('DE-01 an article whose id has 19 digits is stored, listed, found and searched by all of them', async () => {
    const id = '9223372036854775807';
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ copyOf: 101, title: '雪花编号' });
    await fetch(`${ows.origin}/__articles/${id}`, { method: 'PUT', headers, body });
    const { rows } = await ows.post('/content/queryContentPage', { terType: '1', id });
    expect(rows).toMatchObject([{ id, title: '雪花编号' }]);
    expect(
      (await ows.post('/content/queryContentPage', { terType: '1', id: '9223372036854775806' })).rows,
    ).toEqual([]);
    const query = {
      back1: 'LIST',
      searchType: '30',
      searchContent: '雪花编号',
      pageSize: '10',
      pageNumber: '1',
    };
    const { data } = await ows.post('/rest/v2/publicOpinionSearch', { ...query, terType: '1' });
    expect(data.results.map((hit: Body) => hit.detail.id)).toEqual([id]);
    await fetch(`${ows.origin}/__articles/${id}`, { method: 'DELETE' });
  });

  test('CL-01 wrongtypes and nodata succeed without what was agreed', async () => {
    const [item] = (await (await broken('wrongtypes')).json()).data;
    expect(item).toMatchObject({ menuId: 'n1000', menuName: 2 });
    expect(await (await broken('nodata')).json()).toEqual({ code: 200, msg: '操作成功' });
  });

  test('CL-01 slow answers after its delay, "*" means every call, and the list can be read', async () => {
    expect((await set({ path: '*', mode: 'slow', delayMs: 300 })).data).toEqual([
      { path: '*', mode: 'slow', delayMs: 300 },
    ]);
    const began = Date.now();
    expect((await ows.get('/menu/list')).code).toBe(200);
    expect(Date.now() - began).toBeGreaterThanOrEqual(295);
    expect((await (await fetch(`${ows.origin}/__faults`)).json()).data).toHaveLength(1);
  });

  test('a mode that does not exist is refused', async () => {
    expect(await set({ path: '*', mode: 'explode' })).toEqual({ code: 500, msg: '请求参数不正确' });
  });

  test('calls are counted by path without query until the count is cleared', async () => {
    await fetch(`${ows.origin}/__calls`, { method: 'DELETE' });
    await ows.get('/dict/data/list?pageNum=1');
    await ows.get('/dict/data/list?pageNum=2');
    await ows.get('/nothing');
    expect(await (await fetch(`${ows.origin}/__calls`)).json()).toEqual({
      '/dict/data/list': 2,
      '/nothing': 1,
    });
  });
});
