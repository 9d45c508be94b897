import { load } from 'cheerio';
import { editorOf, PREVIEW_SECRET, visit } from './support/editor';
import { edit, openOffice } from './support/office';
import { ownPort } from './support/settings';
import { openSite, type Site } from './support/site';

const SITE_PORT = ownPort(3415);
const [NEWS, FILING, REPORT] = [1006, 2013, 630];

const BODY = (picture: string) =>
  `<h2>小标题</h2><p>正文 <img src="/ows/files/images/news/app.jpg"${picture}></p>`;

interface Mistake {
  id: number;
  code: string;
  language: 'zh' | 'en';
  severity: string;
  /** What an editor does wrong, and how it is mended. */
  made: object;
  mended: object;
}

/** Articles of editors who make one mistake each. */
const MISTAKES: readonly Mistake[] = [
  {
    id: 990_401,
    code: 'no-translation',
    language: 'en',
    severity: 'warning',
    made: { copyOf: NEWS, language: 'zh', title: '没有英文的新闻' },
    mended: { copyOf: NEWS, language: 'en', title: 'News in English' },
  },
  {
    id: 990_402,
    code: 'long-title',
    language: 'zh',
    severity: 'warning',
    made: { copyOf: NEWS, title: '标题太长<b>&</b>'.repeat(12), rest: { seoInfo: '' } },
    mended: { title: '标题不长' },
  },
  {
    id: 990_403,
    code: 'no-alternative-text',
    language: 'zh',
    severity: 'warning',
    made: { copyOf: NEWS, title: '图片没有说明', content: BODY('') },
    mended: { content: BODY(' alt="一张图片"') },
  },
  {
    id: 990_404,
    code: 'dead-file',
    language: 'zh',
    severity: 'error',
    made: { copyOf: NEWS, title: '附件不存在', rest: { attachments: '/ows/files/pdf/no-such-file.pdf' } },
    mended: { rest: { attachments: '/ows/files/pdf/annual-report-2024.zh.pdf' } },
  },
  {
    id: 990_405,
    code: 'filing-without-translation',
    language: 'en',
    severity: 'error',
    made: { copyOf: FILING, language: 'zh', title: '没有英文版的公告' },
    mended: { copyOf: FILING, language: 'en', title: 'The filing in English' },
  },
  {
    id: 990_406,
    code: 'outdated-latest-report',
    language: 'zh',
    severity: 'warning',
    made: { copyOf: REPORT, title: '最新年度报告（2015年）' },
    mended: { title: '年度报告（2015年）' },
  },
];

let site: Site;
let editor: string;

beforeAll(async () => {
  await openOffice();
  site = await openSite({ port: SITE_PORT, env: { PREVIEW_SECRET } });
  editor = await editorOf(site);
}, 150_000);
afterAll(() => site.end('SIGTERM'));

/** Cells of a CSV by row; quotes within a cell are doubled. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

/** The rows of the file about the articles of this test, as "code id", with the words of each. */
async function ofFile(prefix: string): Promise<Map<string, { finding: string; title: string }>> {
  const answer = await visit(site, `${prefix}/preowsweb/findings.csv`, editor);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  const rows = cellsOf((await answer.text()).replace(/^\ufeff/, ''));
  expect(rows[0]).toHaveLength(9);
  const own = rows.filter(([, , , , , id]) => MISTAKES.some((one) => String(one.id) === id));
  return new Map(
    own.map(([, code, finding = '', , title = '', id]) => [`${code} ${id}`, { finding, title }]),
  );
}

interface Listed {
  severity: string | undefined;
  text: string;
  /** Address of the compare view. */
  link: string | undefined;
}

/** What the page lists. */
async function onPage(prefix: string): Promise<Listed[]> {
  const answer = await visit(site, `${prefix}/preowsweb/findings`, editor);
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  const $ = load(await answer.text());
  return $('li[data-severity]')
    .get()
    .map((item) => ({
      severity: $(item).attr('data-severity'),
      text: $(item).text(),
      link: $(item).find('a').attr('href'),
    }));
}

const nameOf = ({ code, id }: Mistake) => `${code} ${id}`;

test('PV-04 each mistake of an editor is on the list and in its file, in both languages, and gone when it is mended', async () => {
  expect((await ofFile('')).size).toBe(0);
  for (const { id, made } of MISTAKES) await edit(id, made);
  const before = await ofFile('');
  for (const prefix of ['', '/en']) {
    const [file, page] = [await ofFile(prefix), await onPage(prefix)];
    for (const mistake of MISTAKES) {
      const row = file.get(nameOf(mistake));
      expect([nameOf(mistake), row !== undefined]).toEqual([nameOf(mistake), true]);
      const item = page.find(
        ({ text }) => text.includes(row?.finding ?? '') && text.includes(row?.title ?? ''),
      );
      expect([nameOf(mistake), item?.severity]).toEqual([nameOf(mistake), mistake.severity]);
    }
  }
  for (const mistake of MISTAKES) {
    await edit(mistake.id, mistake.mended);
    expect([...(await ofFile('')).keys()]).not.toContain(nameOf(mistake));
  }
  const [file, page] = [await ofFile(''), await onPage('')];
  for (const mistake of MISTAKES) {
    const { finding = '', title = '' } = before.get(nameOf(mistake)) ?? {};
    expect([...file.keys()]).not.toContain(nameOf(mistake));
    expect(page.filter(({ text }) => text.includes(finding) && text.includes(title))).toEqual([]);
  }
}, 240_000);

test('PV-04 the list leads to the compare view of each page, where the finding is named as well', async () => {
  const { id } = MISTAKES[2] ?? MISTAKES[0] ?? { id: 0 };
  await edit(id, { title: '图片又没有说明', content: BODY('') });
  const item = (await onPage('')).find(({ text }) => text.includes('图片又没有说明'));
  expect(item?.link).toMatch(/^\/preowsweb\/compare\/detail\?/);
  const answer = await visit(site, item?.link ?? '', editor);
  expect(answer.status).toBe(200);
  const finding = (await ofFile('')).get(`no-alternative-text ${id}`)?.finding;
  expect(load(await answer.text())('body').text()).toContain(finding);
}, 120_000);

test('PV-04 nobody else gets the list', async () => {
  for (const path of ['/preowsweb/findings', '/preowsweb/findings.csv', '/en/preowsweb/findings']) {
    for (const cookie of ['', editor.replace(/preview=[^;]+/, 'preview=9999999999999.abc')]) {
      const answer = await visit(site, path, cookie);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain('no-alternative-text');
    }
  }
}, 60_000);
