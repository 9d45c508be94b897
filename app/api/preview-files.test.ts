import { OwsError } from '@/lib/base/ows-error';
import { reviewAll } from '@/lib/content/review/review-all';
import type { Finding } from '@/lib/model/findings';
import { renderCard } from '@/lib/outputs/cards/card';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { log } from '@/lib/runtime/log';
import { answerMenu, menuRow, preview, row, seam, startAnew } from '@/testing/seam';
import { GET as getCard } from './preview-card/[locale]/[...name]/route';
import { GET as getFindings } from './preview-findings/[locale]/route';

jest.mock('next/headers');
jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/outputs/cards/card');
jest.mock('@/lib/content/review/review-all');

const BY_EDITOR = { 'x-entry-preview': 'zh' };

beforeEach(() => {
  startAnew();
  preview(true);
  answerMenu(menuRow(1, 'pressroom', { menuName: '新闻', menuEnName: 'News' }));
  seam.fetchArticles.mockImplementation(async ({ id }, isPreview) =>
    decodeArticlePage({ rows: isPreview && id === '7' ? [row(7, { title: '秘密草稿', status: '1' })] : [] }),
  );
  jest.mocked(renderCard).mockResolvedValue(new Uint8Array([137, 80]));
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});

const card = (name: string, { locale = 'zh', headers = BY_EDITOR as HeadersInit } = {}) =>
  getCard(new Request(`http://site.example/preowsweb/card/${locale}/${name}`, { headers }), {
    params: Promise.resolve({ locale, name: name.split('/') }),
  });

function expectPrivate(answer: Response): void {
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect([answer.headers.get('etag'), answer.headers.get('last-modified')]).toEqual([null, null]);
}

describe('the picture for shared links', () => {
  test('PV-03 an editor sees that of a draft, which nobody may store', async () => {
    const answer = await card('article/7.png');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([137, 80]));
    expect(renderCard).toHaveBeenCalledWith(expect.objectContaining({ title: '秘密草稿', locale: 'zh' }));
    expectPrivate(answer);
  });

  test('PV-03 each request renders it anew', async () => {
    await card('article/7.png');
    await card('article/7.png');
    expect(renderCard).toHaveBeenCalledTimes(2);
  });

  test('PV-03 that of a page is named in its language', async () => {
    expect((await card('page/pressroom.png', { locale: 'en' })).status).toBe(200);
    expect(renderCard).toHaveBeenCalledWith(expect.objectContaining({ title: 'News', locale: 'en' }));
  });

  test.each<[string, () => Promise<Response>]>([
    ['comes not from the middleware', () => card('article/7.png', { headers: {} })],
    [
      'is not in draft mode',
      () => {
        preview(false);
        return card('article/7.png');
      },
    ],
    ['names no language', () => card('article/7.png', { locale: 'fr' })],
  ])('PV-03 what %s is answered 404, and no call is sent', async (_what, ask) => {
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([404, '']);
    expectPrivate(answer);
    expect([seam.fetchArticles.mock.calls, jest.mocked(renderCard).mock.calls]).toEqual([[], []]);
  });

  test.each([
    'article/8.png',
    'article/x.png',
    'article/7',
    'article/7.svg',
    'page/no-page-of-menu.png',
    'x.png',
  ])('PV-03 there is no picture %s', async (name) => {
    const answer = await card(name);
    expect(answer.status).toBe(404);
    expectPrivate(answer);
  });

  test('PV-03 a back office that fails is 503 in words without detail, and nothing of the draft is logged', async () => {
    jest.mocked(renderCard).mockRejectedValue(new Error('no glyph'));
    const faulty = await card('article/7.png');
    seam.fetchArticles.mockRejectedValue(new OwsError('network', 'down', { code: 0 }));
    const down = await card('article/7.png');
    for (const answer of [faulty, down]) {
      expect([answer.status, await answer.text(), answer.headers.get('retry-after')]).toEqual([
        503,
        '暂时无法生成，请稍后刷新。',
        '30',
      ]);
      expectPrivate(answer);
    }
    expect(jest.mocked(log.warn).mock.calls).toHaveLength(2);
    expect(JSON.stringify(jest.mocked(log.warn).mock.calls)).not.toContain('秘密');
  });
});

describe('the list of findings', () => {
  const finding = (severity: Finding['severity'], title: string): Finding => ({
    code: 'no-description',
    severity,
    locale: 'zh',
    subject: { kind: 'article', id: '7', title, path: null },
    values: {},
    place: '',
  });

  beforeEach(() => {
    const findings = [finding('error', '=1+1'), finding('notice', '秘密草稿')];
    jest.mocked(reviewAll).mockResolvedValue({ findings, reviewed: 1, total: 1, uncheckedFiles: 0 });
  });

  const csv = ({ locale = 'zh', search = '', headers = BY_EDITOR as HeadersInit } = {}) =>
    getFindings(new Request(`http://site.example/preowsweb/findings.csv${search}`, { headers }), {
      params: Promise.resolve({ locale }),
    });

  test('PV-04 an editor saves those of drafts as CSV, in which nothing is a formula', async () => {
    const answer = await csv();
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="findings.csv"');
    expectPrivate(answer);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [, first, second] = bytes.toString('utf8').split('\r\n');
    expect(first).toContain(",'=1+1,");
    expect(second).toContain('秘密草稿');
    expect(reviewAll).toHaveBeenCalledWith(expect.objectContaining({ preview: true }));
  });

  test.each([
    ['?severity=notice', ['秘密草稿']],
    ['?severity=error&language=en', []],
    ['?severity=unknown', ['=1+1', '秘密草稿']],
  ])('PV-04 the file has the filter of the list: %s', async (search, titles) => {
    const text = await (await csv({ search })).text();
    expect(['=1+1', '秘密草稿'].filter((title) => text.includes(title))).toEqual(titles);
  });

  test('PV-04 to all others there is no such file, and nothing is reviewed', async () => {
    const strange = [await csv({ headers: {} }), await csv({ locale: 'fr' })];
    preview(false);
    strange.push(await csv());
    for (const answer of strange) {
      expect([answer.status, await answer.text()]).toEqual([404, '']);
      expectPrivate(answer);
    }
    expect(reviewAll).not.toHaveBeenCalled();
  });

  test('PV-04 a back office that fails is 503 in words, which no program saves as the list', async () => {
    jest.mocked(reviewAll).mockRejectedValue(new OwsError('network', 'down', { code: 0 }));
    const answer = await csv({ locale: 'en', headers: { 'x-entry-preview': 'en' } });
    const words = 'This cannot be made at the moment. Please refresh later.';
    expect([answer.status, await answer.text()]).toEqual([503, words]);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.has('content-disposition')).toBe(false);
    expectPrivate(answer);
  });
});
