import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { env } from '@/lib/runtime/env';
import { metrics } from '@/lib/runtime/metrics';
import { collectNotes } from '@/lib/runtime/page-notes';
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
import { articleYears } from '../articles/years';
import { getAnnouncements } from './announcements';
import { listEvents, splitEvents } from './calendar';
import { getContacts } from './contacts';
import { getGovernance } from './governance';
import { getInvestorHome } from './investor-home';
import { getReportCentre } from './reports';
import { getStockInfo } from './stock-info';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/files');
jest.mock('next/headers');

const IR = '/investor-relations';
const announcements = menuRow(1, 'investor-relations/announcements', { menuKey: 'an' });
const entry = (dictType: string, dictLabel: string, more: object = {}) => ({ dictType, dictLabel, ...more });
const item = (menuId: number, parentId: number, more: object = {}) =>
  menuRow(menuId, `m${menuId}`, { parentId, menuKey: `k${menuId}`, ...more });

beforeEach(() => {
  startAnew();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Answers by menu key and language, as the wish has it. */
function answerBy(rows: Record<string, object[]>): void {
  seam.fetchArticles.mockImplementation(async ({ menuKey = '', variant }) =>
    decodeArticlePage({ rows: rows[`${menuKey} ${variant.locale}`] ?? rows[menuKey] ?? [] }),
  );
}

describe('announcements', () => {
  test('IR-05 years run from 2015 to the current one in China', () => {
    expect(articleYears(new Date('2026-12-31T15:59:59Z')).slice(0, 2)).toEqual([2026, 2025]);
    expect(articleYears(new Date('2026-12-31T16:00:00Z'))[0]).toBe(2027);
    expect(articleYears().at(-1)).toBe(2015);
    expect(articleYears(new Date('2001-01-01'))).toEqual([2001]);
  });

  test('IR-05 asks for news of the year, ten a page, and finds the translations of the other language by id', async () => {
    answerMenu(announcements);
    seam.fetchArticles.mockImplementation(async ({ id, variant }) => {
      const inEnglish = id === '1' ? [row(1, { title: 'One' })] : [];
      return decodeArticlePage({ rows: variant.locale === 'zh' ? [row(1), row(2)] : inEnglish });
    });
    const found = await getAnnouncements(contextOf(`${IR}/announcements`, { year: '2021' }));
    expect(found?.list.items.map(({ translation }) => translation)).toEqual([
      { locale: 'en', title: 'One' },
      null,
    ]);
    expect(seam.fetchArticles.mock.calls[0]?.[0]).toMatchObject({
      year: '2021',
      pageSize: 10,
      pageNum: 1,
      category: 'filings',
    });
  });

  test('IR-05 the other language may fail: the list stands without translations', async () => {
    answerMenu(announcements);
    seam.fetchArticles.mockImplementation(async ({ variant }) => {
      if (variant.locale === 'en') throw new Error('down');
      return decodeArticlePage({ rows: [row(1)] });
    });
    const found = await getAnnouncements(contextOf(`${IR}/announcements`));
    expect(found?.list.items[0]).toMatchObject({ article: { id: '1' }, translation: null });
  });

  test('IR-05 an empty year is a page, a year out of range and a page past the end are none', async () => {
    answerMenu(announcements);
    expect((await getAnnouncements(contextOf('/x', { year: '2015' })))?.list.items).toEqual([]);
    expect(await getAnnouncements(contextOf('/x', { year: '2014' }))).toBeNull();
    expect(await getAnnouncements(contextOf('/x', { page: '9' }))).toBeNull();
  });
});

test('IR-01 three announcements, the report of the dictionary with its picture, and no page lost for the rest', async () => {
  answerMenu(menuRow(9, 'investor-relations'), announcements);
  answerArticles([1, 2, 3, 4].map((id) => row(id)));
  answerWords({}, [
    entry('annual_report', '2024年年度报告', { cssClass: '{"text":"2024","url":"/ows/files/pdf/a.pdf"}' }),
    entry('year_picture', '2024', { dictValue: '2024', cssClass: '{"imgUrl":"/ows/files/images/y.webp"}' }),
    entry('disclosure_media', '交易所', { cssClass: '{"url":"javascript:x"}' }),
  ]);
  seam.fetchQuotes.mockRejectedValue(new Error('down'));
  const home = await getInvestorHome(contextOf(IR));
  expect(home?.latest.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(home?.banner).toMatchObject({ title: '2024年年度报告', url: '/ows/files/pdf/a.pdf', year: '2024' });
  expect(home?.banner?.image).toBe('/ows/files/images/y.webp');
  expect(home?.quotes.map(({ last }) => last)).toEqual([null, null]);
  expect(home?.media).toEqual([{ name: '交易所', url: '', image: '' }]);
});

test('IR-01 figures of the sample are those of the sample company alone', async () => {
  answerMenu(menuRow(1, IR.slice(1)), announcements);
  answerBy({ 'an zh': [row(1)] });
  expect((await getInvestorHome(contextOf(IR)))?.figures?.year).toBe('2025');
  const settings = jest.replaceProperty(env().settings, 'sampleFigures', false);
  expect((await getInvestorHome(contextOf(IR)))?.figures).toBeNull();
  settings.restore();
});

test('IR-03 one report with the documents of both languages, by year and type; the newest is no ESG report', async () => {
  answerMenu(
    menuRow(1, 'investor-relations/report', { menuKey: 'rp' }),
    menuRow(2, 'sustainability/esg-report', { menuKey: 'esg' }),
  );
  const ext = (reportType: string, reportYear: number) => ({
    ext: JSON.stringify({ reportType, reportYear }),
  });
  answerBy({
    'rp zh': [
      row(1, { ...ext('annual', 2024), attachments: '/ows/files/a.pdf', displayTime: '2025-03-28 20:00:00' }),
      row(2, { title: '没有类型', attachments: '/ows/files/b.pdf' }),
      row(3, { ...ext('q3', 2024), displayTime: '2024-10-30 20:00:00' }),
    ],
    'rp en': [row(1, { ...ext('annual', 2024), attachments: '/ows/files/a.en.pdf,/ows/files/x.zip' })],
    esg: [row(9, { title: '2024年可持续发展报告', displayTime: '2025-03-29 00:00:00' })],
  });
  const centre = await getReportCentre(contextOf(`${IR}/report`));
  expect(centre?.newest).toMatchObject({ id: '1', type: 'annual', year: 2024 });
  const { values } = await metrics.newestReport.get();
  expect(values).toContainEqual({ labels: { locale: 'zh' }, value: Date.UTC(2025, 2, 28, 12) / 1000 });
  expect(centre?.newest?.files.map(({ locale, url }) => [locale, url])).toEqual([
    ['zh', '/ows/files/a.pdf'],
    ['en', '/ows/files/a.en.pdf'],
  ]);
  expect(centre?.years.map(({ year, reports }) => [year, Object.keys(reports)])).toEqual([
    [2025, ['other']],
    [2024, ['esg', 'annual', 'q3']],
  ]);
  expect(centre).toMatchObject({ types: ['annual', 'q3', 'esg', 'other'], type: null });
  const typed = await getReportCentre(contextOf(`${IR}/report`, { type: 'q3' }));
  expect(typed).toMatchObject({
    type: 'q3',
    newest: { id: '1' },
    years: [{ year: 2024, reports: { q3: [{ id: '3' }] } }],
  });
  expect(await getReportCentre(contextOf(`${IR}/report`, { type: 'q1' }))).toMatchObject({
    type: 'q1',
    years: [],
  });
  expect(await getReportCentre(contextOf(`${IR}/report`, { type: 'monthly' }))).toBeNull();
});

test('IR-01 IR-03 a back office without ext and without a dictionary of reports: centre and banner show them all the same', async () => {
  answerMenu(
    menuRow(9, 'investor-relations'),
    menuRow(1, 'investor-relations/report', { menuKey: 'rp' }),
    announcements,
  );
  const titles = [
    '2025年第一季度报告',
    '2024年年度报告',
    '2024年第三季度报告',
    '2024年半年度报告',
    '一份报告',
  ];
  const rows = titles.map((title, at) =>
    row(20 + at, { title, attachments: `/ows/files/${at}.pdf`, displayTime: `2025-04-2${9 - at} 20:00:00` }),
  );
  answerBy({ 'rp zh': rows, 'rp en': [] });
  answerWords({}, []);
  const centre = await getReportCentre(contextOf(`${IR}/report`));
  expect(centre?.newest).toMatchObject({ type: 'q1', year: 2025 });
  expect(centre?.years.map(({ year, reports }) => [year, Object.keys(reports)])).toEqual([
    [2025, ['q1', 'other']],
    [2024, ['annual', 'q3', 'half']],
  ]);
  const home = await getInvestorHome(contextOf(IR));
  expect(home?.banner).toMatchObject({ title: titles[0], year: '2025', url: '/ows/files/0.pdf' });
  expect(home?.results).toMatchObject({ report: { title: titles[0] }, announcement: null, next: null });
});

test('IR-06 five charters, newest first, and the first article of each rule', async () => {
  answerMenu(
    menuRow(1, 'investor-relations/governance', { menuKey: 'g' }),
    item(2, 1, { menuName: '公司章程', orderNum: 1 }),
    item(3, 1, { menuName: '公司规则', orderNum: 2 }),
    item(4, 3, { menuName: '董事会议事规则' }),
    item(5, 3, { menuName: '空' }),
  );
  const charters = [2017, 2025, 2023].map((year) => row(year, { displayTime: `${year}-01-01 00:00:00` }));
  answerBy({ k2: charters, k4: [row(7), row(8)] });
  const found = await getGovernance(contextOf(`${IR}/governance`));
  expect(found?.charters.map(({ id }) => id)).toEqual(['2025', '2023', '2017']);
  expect(found?.rules.map(({ title, article }) => [title, article.id])).toEqual([['董事会议事规则', '7']]);
});

test('IR-02 the table of the tab, the names of the boxes, and no page lost when quotes or notes fail', async () => {
  answerMenu(
    menuRow(1, 'investor-relations/stock-info'),
    item(2, 1, { menuName: '股权结构', menuEnName: 'Ownership' }),
  );
  seam.fetchQuotes.mockRejectedValue(new Error('down'));
  seam.fetchArticles.mockRejectedValue(new Error('down'));
  const found = await getStockInfo(contextOf(`${IR}/stock-info`, { tab: 'ownership' }, variantOf('en')));
  expect(found?.table).toMatchObject({ name: 'ownership', asOf: '2025-03', locale: 'en' });
  expect(found?.tabs.map(({ label }) => label)).toEqual(['十大股东', 'Ownership', '历史分红']);
  expect((await getStockInfo(contextOf(`${IR}/stock-info`)))?.table.name).toBe('holders');
});

test('IR-03 among very many other articles every report is found by its title, and the page says that there are more', async () => {
  answerMenu(menuRow(7, 'investor-relations/report', { menuKey: 'rep' }));
  const reports = Array.from({ length: 120 }, (_, at) => row(9000 + at, { title: `${1900 + at}年年度报告` }));
  seam.fetchArticles.mockImplementation(async ({ title, pageNum = 1, variant }) => {
    if (variant.locale === 'en') return decodeArticlePage({ rows: [] });
    const all = title ? reports : Array.from({ length: 100 }, (_, at) => row(at + 1));
    return decodeArticlePage({
      rows: all.slice((pageNum - 1) * 100, pageNum * 100),
      total: title ? 120 : 12_000,
    });
  });
  const { result, notes } = await collectNotes(() => getReportCentre(contextOf(`${IR}/report`)));
  const ids = (result?.years ?? []).flatMap(({ reports: byType }) =>
    Object.values(byType).flatMap((some) => some.map(({ id }) => Number(id))),
  );
  expect(ids.filter((id) => id >= 9000)).toHaveLength(120);
  expect(notes.cut).toEqual({ shown: 100, total: 12_000 });
});

describe('calendar', () => {
  const date = (dictValue: string, remark = '', text = '') =>
    entry('financial_calendar', '股东会', { dictValue, remark, cssClass: JSON.stringify({ text }) });

  test('IR-01 whole days and hours, soonest first; what is no date or has a name twice is left out', async () => {
    answerWords({ 股东会: 'Meeting' }, [
      date('2027-05-27 14:00-16:00', 'agm', '上海'),
      date('2026-02-31', 'never'),
      date('soon', 'soon'),
      date('2026-12-01', '../../x'),
      date('2028-01-01', 'agm'),
    ]);
    expect(await listEvents('en')).toEqual([
      { id: '2026-12-01', title: 'Meeting', date: '2026-12-01', start: null, end: null, place: '' },
      { id: 'agm', title: 'Meeting', date: '2027-05-27', start: '14:00', end: '16:00', place: '上海' },
    ]);
  });

  test('IR-01 a date is to come until its day in China is over', async () => {
    answerWords({}, [date('2026-12-01', 'a')]);
    const events = await listEvents('zh');
    expect(splitEvents(events, Date.parse('2026-12-01T15:59:00Z')).coming).toHaveLength(1);
    expect(splitEvents(events, Date.parse('2026-12-01T16:00:00Z')).past).toHaveLength(1);
  });
});

test('IR-01 people and office of the contacts, in the words of the language', async () => {
  answerWords({ 顾闻远: 'Gu Wenyuan', 传真: 'Fax' }, [
    entry('investor_people', '顾闻远', {
      dictValue: '董事会秘书',
      cssClass: '{"text":"021-5550 0600","url":"mailto:gu@haixu.example"}',
    }),
    entry('investor_contact', '传真', { dictValue: '021-5550 0602' }),
  ]);
  expect(await getContacts('en')).toEqual({
    people: [
      { id: '1', name: 'Gu Wenyuan', role: '董事会秘书', phone: '021-5550 0600', email: 'gu@haixu.example' },
    ],
    office: [{ label: 'Fax', value: '021-5550 0602', url: '' }],
  });
});

test('IR-01 lines of the office lead to mail and telephone without an address of their own; empty ones are left out', async () => {
  answerWords({}, [
    entry('investor_contact', '电话', { dictValue: '0379-65510000/65510001' }),
    entry('investor_contact', '传真', { dictValue: ' ' }),
    entry('investor_contact', '电子邮箱', { dictValue: 'ir@haixu.example' }),
    entry('investor_contact', '地址', { dictValue: '示例路1号' }),
  ]);
  expect((await getContacts('zh')).office.map(({ label, url }) => [label, url])).toEqual([
    ['电话', 'tel:+8637965510000'],
    ['电子邮箱', 'mailto:ir@haixu.example'],
    ['地址', ''],
  ]);
});
