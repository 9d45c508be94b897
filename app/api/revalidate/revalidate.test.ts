/** @jest-environment node */
import { checkPublication } from '@/lib/publishing/check/check-publication';
import { setProcessState } from '@/lib/runtime/process-state';
import { emptyPages } from '@/testing/pages';

jest.mock('@/lib/publishing/check/check-publication');

const SECRET = 'secret-of-the-editors';
Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  REVALIDATE_SECRET: SECRET,
});
const { POST } = jest.requireActual<typeof import('./route')>('./route');

const pages = { revalidate: jest.fn() };
const check = jest.mocked(checkPublication);

function say(body: unknown, authorization = `Bearer ${SECRET}`): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { authorization, 'content-length': String(text.length) };
  return POST(new Request('http://localhost/api/revalidate', { method: 'POST', body: text, headers }));
}

beforeEach(() => {
  setProcessState('pages', emptyPages(pages));
  pages.revalidate.mockReset().mockResolvedValue(3);
  check.mockReset().mockResolvedValue(null);
});
afterAll(() => setProcessState('pages', undefined));

test('an article is named by all 19 digits of its id', async () => {
  const articleId = '1912345678901234567';
  expect(await (await say({ articleId })).json()).toMatchObject({ tags: [`article:${articleId}`, 'lists'] });
});

test.each([42, '42'])('an article (%j) touches its own page and every list', async (articleId) => {
  const answer = await say({ articleId });
  expect(await answer.json()).toEqual({ code: 200, tags: ['article:42', 'lists'], redrawn: 3 });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(pages.revalidate).toHaveBeenCalledWith(['article:42', 'lists']);
});

test('DT-01 the answer says which addresses show it, read after the pages were marked', async () => {
  const place = {
    kind: 'page' as const,
    locale: 'zh' as const,
    address: 'https://site.example/a',
    status: 200,
  };
  check.mockImplementation(async (_, begun) => {
    expect(pages.revalidate).toHaveBeenCalledTimes(1);
    return [{ ...place, asExpected: true, ms: Date.now() - begun }];
  });
  expect(await (await say({ articleId: 42 })).json()).toEqual({
    code: 200,
    tags: ['article:42', 'lists'],
    redrawn: 3,
    check: [{ ...place, asExpected: true, ms: expect.any(Number) }],
  });
  expect(check).toHaveBeenCalledWith(['article:42', 'lists'], expect.any(Number));
});

test.each([
  { articleId: 42, check: false },
  { tags: ['article:42'], check: false },
])('DT-01 %j is not read back', async (body) => {
  expect(Object.keys(await (await say(body)).json())).toEqual(['code', 'tags', 'redrawn']);
  expect(check).not.toHaveBeenCalled();
  expect(pages.revalidate).toHaveBeenCalledTimes(1);
});

test.each(['', 'Bearer', `Basic ${SECRET}`, 'Bearer secret-of-the-editor', `Bearer ${SECRET}x`])(
  'without the secret (%j) nothing happens',
  async (authorization) => {
    expect((await say({ articleId: 1 }, authorization)).status).toBe(401);
    expect(pages.revalidate).not.toHaveBeenCalled();
  },
);

test.each([
  '',
  'articleId=1',
  'null',
  {},
  { articleId: -1 },
  { articleId: '1;2' },
  { articleId: '9223372036854775808' },
  '{"articleId":1912345678901234567}',
  { articleId: 1, tags: ['lists'] },
  { tags: [] },
  { tags: ['a b'] },
  { tags: [1] },
  { articleId: 1, check: 'no' },
  { tags: Array.from({ length: 101 }, () => 'lists') },
  `{"tags":["lists"],"x":"${'y'.repeat(10_000)}"}`,
])('an invalid body (%j) is refused', async (body) => {
  expect((await say(body)).status).toBe(400);
  expect(pages.revalidate).not.toHaveBeenCalled();
});
