import { answerArticles, answerMenu, answerWords, menuRow, row, startAnew } from '@/testing/seam';
import type { CachedFile } from '../file-cache';
import { getInvestorFile } from './files';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

/** Files of investor relations are text. */
const textOf = (file: CachedFile | null): string => String(file?.body ?? '');

const event = {
  dictType: 'financial_calendar',
  dictLabel: '股东会',
  dictValue: '2027-05-27 14:00-16:00',
  remark: 'agm',
};
const day = {
  dictType: 'financial_calendar',
  dictLabel: '业绩, 发布',
  dictValue: '2027-03-26',
  remark: 'results',
};
const office = {
  dictType: 'investor_contact',
  dictLabel: '电话',
  dictValue: '021-5550 0601',
  cssClass: 'tel:+862155500601',
};

beforeEach(() => {
  startAnew();
  answerMenu(menuRow(1, 'investor-relations/announcements', { menuName: '公司公告' }));
  answerWords({}, [event, day, office]);
  answerArticles([row(2013, { title: 'A <b>&amp; B</b>', excerpt: '5% < 6%', customLable: '利润分配' })]);
});

test('IR-02 tables as CSV with their heads, and as JSON with date, source and the word sample', async () => {
  const csv = await getInvestorFile('zh', 'dividends.csv');
  expect(csv).toMatchObject({ type: 'text/csv; charset=utf-8', save: true });
  expect(textOf(csv).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFcolumns.year,columns.period,columns.dividendPerShare,columns.totalDividends,columns.bonusShares,columns.recordDate,columns.distributionDate',
    '2024,words.final,0.27,476002.13,0,2025-07-03,2025-07-04',
  ]);
  const english = textOf(await getInvestorFile('en', 'dividends.csv'));
  expect(english).toContain('2024,words.final,0.27,4760.0213,0,');
  const json = JSON.parse(textOf(await getInvestorFile('en', 'ownership.json')));
  expect(json).toMatchObject({ name: 'ownership', asOf: '2025-03', sample: true });
  expect(json.rows[0]).toEqual({
    rowLevel: '1',
    name: 'Total shares',
    shareNumber: '1762970.87',
    percentage: '100.00',
  });
});

test('IR-01 all events to subscribe to, and one alone: hours in UTC, whole days as days', async () => {
  const all = textOf(await getInvestorFile('zh', 'calendar.ics'));
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(all).toContain('DTSTART:20270527T060000Z\r\nDTEND:20270527T080000Z');
  expect(all).toContain('DTSTART;VALUE=DATE:20270326\r\nDTEND;VALUE=DATE:20270327');
  expect(all).toContain('SUMMARY:业绩\\, 发布');
  const one = await getInvestorFile('en', 'event-agm.ics');
  expect(one).toMatchObject({ type: 'text/calendar; charset=utf-8', save: true });
  expect(one?.body).toContain('UID:agm@site.example');
});

test('IR-01 the office as a card', async () => {
  const card = textOf(await getInvestorFile('zh', 'contact-office.vcf'));
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card).toContain('TEL;TYPE=WORK,VOICE:021-5550 0601\r\n');
});

test.each([
  'x.csv',
  'dividends.xml',
  'announcements.json',
  'announcements-2021.json',
  'event-none.ics',
  'event-agm.json',
  'contact-7.vcf',
  'constructor.json',
  '__proto__.csv',
  '../dividends.csv',
  'holders',
])('IR-02 there is no file %s, and nothing is cached for it', async (name) => {
  expect(await getInvestorFile('zh', name)).toBeNull();
});
