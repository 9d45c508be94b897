import { decodeArticleList } from '@/lib/ows/contract/raw';
import { log } from '@/lib/runtime/log';
import {
  answerArticles,
  answerMenu,
  answerWords,
  contextOf,
  menuRow,
  row,
  seam,
  startAnew,
  variantOf,
} from '@/testing/seam';
import { getContact, getHotline, getService, getSlogan } from './customer';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const IVR = '95521自助语音服务及电话委托流程';
const entry = (dictType: string, dictLabel: string, fields: object = {}) => ({
  dictType,
  dictLabel,
  ...fields,
});
const en = variantOf('en');

const answerTitle = (...data: object[]) =>
  seam.fetchArticlesByTitle.mockResolvedValue(decodeArticleList({ data }));

beforeEach(() => {
  startAnew();
  answerTitle();
  answerMenu(
    menuRow(1, 'customer-hotline', { menuName: '客户服务热线', seoInfo: '{"description":"介绍"}' }),
    menuRow(2, 'customer-slogan'),
  );
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});

test('CU-01 the hotline page has its numbers, its texts, and the voice menu found by title', async () => {
  const ivr = row(400, { title: IVR, content: '<p>按键</p>' });
  answerArticles([ivr, row(401)]);
  answerTitle(ivr, row(7));
  const page = await getHotline(contextOf('/customer-hotline'));
  expect(seam.fetchArticlesByTitle).toHaveBeenCalledWith(variantOf(), IVR);
  expect(page).toMatchObject({ title: '客户服务热线', intro: '介绍', ivr: { id: '400' } });
  expect(page.articles.map(({ id }) => id)).toEqual(['401']);
  expect(page.assistant.phones).toEqual({ hotline: '95521', tollFree: '400-8888-666', former: '95553' });
});

test('CU-01 in English the voice menu goes by its translated title', async () => {
  answerWords({ [IVR]: 'Voice menu' });
  answerTitle(row(400, { title: IVR }));
  expect((await getHotline(contextOf('/customer-hotline', {}, en))).ivr?.title).toBe('Voice menu');
});

test('CU-01 the numbers do not depend on texts: failing calls are left out', async () => {
  seam.fetchArticles.mockRejectedValue(new Error('down'));
  seam.fetchArticlesByTitle.mockRejectedValue(new Error('down'));
  expect(await getHotline(contextOf('/customer-hotline'))).toMatchObject({
    articles: [],
    ivr: null,
    mailbox: null,
    assistant: { frame: '', phones: { hotline: '95521' } },
  });
});

const POINTS = [
  entry('contact_points', '业务合作', { dictValue: 'b@a.example', cssClass: 'mailto:b@a.example' }),
  entry('contact_points', '纪检监督地址', { dictValue: '上海市某处' }),
  entry('contact_points', '别的', { dictValue: 'x' }),
];

test('CU-04 points of contact are known by their labels, in both languages', async () => {
  answerWords({ 业务合作: 'Business', 上海市某处: 'Shanghai' }, POINTS);
  const zh = await getContact(contextOf('/contact-us'));
  expect(zh.points).toMatchObject({
    business: { value: 'b@a.example', url: 'mailto:b@a.example' },
    inspectionAddress: { value: '上海市某处', url: '' },
  });
  expect(Object.keys(zh.points)).toHaveLength(2);
  const english = await getContact(contextOf('/contact-us', {}, en));
  expect(english.points).toMatchObject({
    business: { name: 'Business' },
    inspectionAddress: { value: 'Shanghai' },
  });
});

test('CU-05 outside mediation comes from its dictionary; unsafe addresses are dropped', async () => {
  answerWords({}, [
    entry('mediation_links', '调解中心', { cssClass: '{"url":"https://www.sac.net.cn"}' }),
    entry('mediation_links', '可疑', { cssClass: '{"url":"javascript:alert(1)"}' }),
  ]);
  const { mediation } = await getSlogan(contextOf('/customer-slogan'));
  expect(mediation.map(({ label, url }) => [label, url])).toEqual([
    ['调解中心', 'https://www.sac.net.cn/'],
    ['可疑', ''],
  ]);
});

test('CU-06 each list of the service page is a dictionary of its own, in the language of the page', async () => {
  const lists = {
    service_top_links: 'top',
    institutional_services: 'institutional',
    custody_fund_services: 'custody',
    fund_evaluation: 'evaluation',
    client_group_a_links: 'formerA',
    client_group_b_links: 'formerB',
  } as const;
  const rows = Object.keys(lists).map((type) => entry(type, type, { cssClass: '/download' }));
  answerWords({ fund_evaluation: 'Ratings' }, [...rows, entry('account_opening_banner', '开户')]);
  const page = await getService(contextOf('/service', {}, en));
  for (const [type, name] of Object.entries(lists))
    expect(page[name]).toMatchObject([
      { label: type === 'fund_evaluation' ? 'Ratings' : type, url: '/en/download' },
    ]);
  expect(page.banner?.label).toBe('开户');
});

const popular = async (locale: 'zh' | 'en') =>
  (await getService(contextOf('/service', {}, variantOf(locale)))).top.map(({ label, url }) => [label, url]);

test("CU-06 without a dictionary of popular services, they are the site's own, titled as in the menu", async () => {
  answerMenu(
    menuRow(1, 'customer-hotline', { menuName: '服务热线' }),
    menuRow(2, 'verify', { query: 'en:false' }),
  );
  expect(await popular('zh')).toEqual([
    ['软件下载', '/download'],
    ['网点查询', '/branch'],
    ['服务热线', '/customer-hotline'],
    ['投诉与纠纷处理', '/customer-slogan'],
    ['举报非法证券活动', '/report-fraud'],
    ['栏目2', '/verify'],
    ['人员与业务公示', '/personnel-business-disclosure'],
    ['交易费用', '/trading-costs'],
  ]);
});

test("CU-06 in English the site's own services are those with a page in English", async () => {
  answerMenu(menuRow(2, 'verify', { query: 'en:false' }));
  const urls = (await popular('en')).map(([, url]) => url);
  expect(urls).toContain('/en/download');
  expect(urls).not.toContain('/en/verify');
});
