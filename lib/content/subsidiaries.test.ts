import { decodeArticlePage } from '@/lib/ows/contract/raw';
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
import { getUkSubsidiary } from './subsidiaries';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const PATH = '/subsidiary/gtjauk';
const file = (value: string, url = `/ows/files/${value}.pdf`) => ({
  dictType: 'uk_disclosures',
  dictLabel: `${value} MIFIDPRU 8 Disclosures`,
  dictValue: value,
  cssClass: JSON.stringify({ url }),
});
const known = (dictLabel: string, dictValue: string) => ({ dictType: 'uk_company', dictLabel, dictValue });

beforeEach(() => {
  startAnew();
  answerMenu(menuRow(2770, PATH, { menuName: '英国子公司' }));
  answerWords({}, [
    file('2023'),
    file('2025'),
    file('x', 'javascript:1'),
    known('口号', '长期'),
    known('FCA', '0'),
  ]);
});

test('UK-01 names in both languages, slogan, register and disclosures of every year, newest first', async () => {
  seam.fetchArticles.mockImplementation(async ({ variant }) =>
    decodeArticlePage({
      rows: [row(190, { title: variant.locale === 'zh' ? '英国公司' : 'UK Ltd', excerpt: '成立' })],
    }),
  );
  const page = await getUkSubsidiary(contextOf(PATH, {}, variantOf('en')));
  expect(page).toMatchObject({
    names: [
      { locale: 'en', text: 'UK Ltd' },
      { locale: 'zh', text: '英国公司' },
    ],
    slogan: '长期',
    description: '成立',
    registers: [{ name: 'FCA', number: '0' }],
  });
  expect(page?.disclosures.map(({ year, href }) => [year, href])).toEqual([
    ['2025', '/ows/files/2025.pdf'],
    ['2023', '/ows/files/2023.pdf'],
  ]);
});

test('UK-01 without its text the page keeps its name; without the other language only one', async () => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  expect((await getUkSubsidiary(contextOf(PATH)))?.names).toEqual([{ locale: 'zh', text: '英国子公司' }]);
  answerArticles([row(190)]);
  const own = decodeArticlePage({ rows: [row(190)] });
  seam.fetchArticles.mockImplementation(async ({ variant }) => {
    if (variant.locale === 'en') throw new Error('down');
    return own;
  });
  expect((await getUkSubsidiary(contextOf(PATH)))?.names).toHaveLength(1);
});

test('UK-01 without the dictionary the disclosures are the documents of the page’s own articles', async () => {
  answerWords({}, []);
  const title = '2024 MIFIDPRU 8 Disclosures';
  answerArticles([row(190, { title, attachments: '/ows/files/mifidpru.pdf' })]);
  const page = await getUkSubsidiary(contextOf(PATH));
  expect(page?.disclosures).toEqual([{ label: title, year: '2024', href: '/ows/files/mifidpru.pdf' }]);
});
