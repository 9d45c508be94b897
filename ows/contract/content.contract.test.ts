import { type BackOffice, type Body, startBackOffice } from './back-office';
import { engines } from './engines';

describe.each(engines())('content on $name', (engine) => {
  let ows: BackOffice;
  const page = (query: object): Promise<Body> => ows.post('/content/queryContentPage', query);
  const ids = async (query: object): Promise<number[]> => (await page(query)).rows.map((row: Body) => row.id);

  beforeAll(async () => {
    ows = await startBackOffice(engine);
  });
  afterAll(() => ows?.stop());

  test('MN-01 the menu is one flat list with comma-joined keys and concatenated routes', async () => {
    const { code, data } = await ows.get('/menu/list');
    const byId = new Map<number, Body>(data.map((item: Body) => [item.menuId, item]));
    expect(code).toBe(200);
    expect(byId.get(2010)).toMatchObject({
      parentId: 2000,
      menuKey: '2000,2010',
      routeUrl: '/pressroom/company-news',
    });
    expect(byId.get(1010)).toMatchObject({ routeUrl: '/', visible: '1', menuType: 'L' });
    expect(byId.get(3000)).toMatchObject({
      isFrame: '0',
      routeUrl: 'https://shop.example.com/',
      parentId: 0,
    });
    expect(byId.get(4000).status).toBe('1');
  });

  test('MN-04 seoInfo travels as JSON text in both languages', async () => {
    const { data } = await ows.get('/menu/list');
    const press = data.find((item: Body) => item.menuId === 2000);
    expect(JSON.parse(press.seoInfo).title).toBe('新闻');
    expect(JSON.parse(press.enSeoInfo).title).toBe('News');
    expect(data.find((item: Body) => item.menuId === 2020).bindingTags).toBe('announcement,periodic_report');
  });

  test('DT-04 dictionary entries carry text, url and imgUrl as JSON in cssClass, or plain text', async () => {
    const { total, rows } = await ows.get('/dict/data/list?pageNum=1&pageSize=3000');
    expect(total).toBe(3);
    expect(JSON.parse(rows[1].cssClass)).toEqual({
      text: '报告',
      url: '/ows/files/pdf/report.pdf',
      imgUrl: '/ows/files/images/dot.png',
    });
    expect(rows[2]).toMatchObject({
      status: '1',
      cssClass: 'https://example.com/',
      dictType: 'news_filter',
      dictSort: 3,
    });
  });

  test('LG-04 the English dictionary maps Chinese labels to English values by area', async () => {
    const { rows } = await ows.get('/endict/data/list?pageNum=1&pageSize=3000');
    expect(rows[0]).toMatchObject({ dictLabel: '公告', dictValue: 'Announcement', dictType: 'news' });
  });

  test('topped articles come first, then the newest', async () => {
    expect(await ids({ terType: '1' })).toEqual([102, 103, 101, 106]);
  });

  test('RT-10 the published call answers status 5 alone, the preview call 1, 2, 3 and 5', async () => {
    expect(await ids({ terType: '1', id: 104 })).toEqual([]);
    const preview = await ows.post('/content/queryContentPagePre', { terType: '1' });
    expect(preview.rows.map((row: Body) => row.id)).toEqual([102, 104, 103, 101, 106]);
  });

  test('LG-03 an article answers only to the terminal types it is published to', async () => {
    expect(await ids({ id: 106, terType: '1' })).toEqual([106]);
    expect(await page({ id: 106, terType: '3' })).toEqual({ code: 200, msg: '查询成功', total: 0, rows: [] });
    expect(await ids({ id: '101', terType: 4 })).toEqual([101]);
  });

  test('an English version takes from the Chinese one what it does not repeat', async () => {
    const [article] = (await page({ id: 101, terType: '2' })).rows;
    expect(article).toMatchObject({
      title: 'Annual Report 2024',
      content: '<p>Revenue <strong>rose</strong>.</p>',
      attriCode: 'announcement,periodic_report',
      attachments: '/ows/files/pdf/report.pdf',
      displayTime: '2025-03-28 17:30:00',
      menuKey: '2000,2020',
    });
  });

  test('CL-04 menuKey selects the menu and all below it, and a parent is not its namesake', async () => {
    expect(await ids({ terType: '1', menuKey: '2000' })).toEqual([102, 103, 101, 106]);
    expect(await ids({ terType: '1', menuKey: '2000,2020' })).toEqual([101, 106]);
    expect(await ids({ terType: '1', menuKey: '20' })).toEqual([]);
    expect(await ids({ terType: '1', menuKey: "2000' or 1=1 --" })).toEqual([]);
  });

  test('CL-04 attriCode, newCode and filterName match any of the article’s codes', async () => {
    expect(await ids({ terType: '1', attriCode: 'other,periodic_report' })).toEqual([101]);
    expect(await ids({ terType: '1', newCode: 'announcement' })).toEqual([101, 106]);
    expect(await ids({ terType: '1', filterName: 'announcement' })).toEqual([101, 106]);
  });

  test('CL-04 pcCode, h5Code, showTag, customLable, year and categoryType narrow the list', async () => {
    expect(await ids({ terType: '1', pcCode: '1' })).toEqual([102]);
    expect(await ids({ terType: '3', h5Code: 2 })).toEqual([102]);
    expect(await ids({ terType: '1', showTag: 'mediaAttention' })).toEqual([103]);
    expect(await ids({ terType: '1', customLable: '公司新闻' })).toEqual([102]);
    expect(await ids({ terType: '1', year: 2025 })).toEqual([103, 101]);
    expect(await ids({ terType: '1', categoryType: '1' })).toEqual([101]);
  });

  test('title is contained, with the signs of a pattern taken literally', async () => {
    expect(await ids({ terType: '1', title: '年度' })).toEqual([101]);
    expect(await ids({ terType: '1', title: '100%动' })).toEqual([103]);
    expect(await ids({ terType: '1', title: '1_0' })).toEqual([]);
  });

  test('queryDeatil "0" leaves the content out', async () => {
    const [brief] = (await page({ id: 101, terType: '1', queryDeatil: '0' })).rows;
    const [whole] = (await page({ id: 101, terType: '1', queryDeatil: '1' })).rows;
    expect(brief).not.toHaveProperty('content');
    expect(whole.content).toContain('营业收入');
  });

  test('empty and null fields do not filter', async () => {
    expect(await ids({ terType: '1', menuKey: '', title: null, year: '' })).toHaveLength(4);
  });

  test('SH-08 a page past the end answers the last page again', async () => {
    const last = await page({ terType: '1', pageNum: 2, pageSize: 3 });
    const past = await page({ terType: '1', pageNum: 99, pageSize: 3 });
    expect(last.rows.map((row: Body) => row.id)).toEqual([106]);
    expect(past).toEqual(last);
  });

  test('CL-05 queryContentList finds by title and answers data', async () => {
    const { code, data } = await ows.post('/content/queryContentList', { title: '年度报告', terType: '1' });
    expect(code).toBe(200);
    expect(data).toHaveLength(1);
    expect(data[0].seoInfo).toContain('年报');
  });

  test.each([
    '9999999999',
    '9223372036854775807',
    '9223372036854775808',
    '1'.repeat(20),
    '1'.repeat(400),
    'x',
    '-1',
    '1.5',
  ])('H1 the id %s, which no article has or can have, is answered with an empty list', async (id) => {
    expect(await page({ id, terType: '1' })).toEqual({ code: 200, msg: '查询成功', total: 0, rows: [] });
  });

  test('CL-01 bad input is HTTP 200 with code 500 and words for the visitor', async () => {
    expect(await page({ terType: '9' })).toEqual({ code: 500, msg: '终端类型不正确' });
    expect(await page({ terType: '1', pageNum: 0 })).toEqual({ code: 500, msg: '页码不正确' });
    expect(await page({ terType: ['1'] })).toEqual({ code: 500, msg: '请求参数不正确' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${ows.base}/content/queryContentPage`, {
      method: 'POST',
      headers,
      body: '{"a',
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ code: 500, msg: '请求内容不是有效的JSON' });
  });

  test('an unknown path is HTTP 404 with JSON', async () => {
    const answer = await fetch(`${ows.base}/nothing/here`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 404, msg: '请求的资源不存在' });
  });
});
