/** @jest-environment node */
import { reloadDictionaries } from '@/lib/content/dictionaries';
import { reloadMenu } from '@/lib/content/menu';
import { log } from '@/lib/log';

jest.mock('@/lib/content/menu');
jest.mock('@/lib/content/dictionaries');

const SECRET = 'secret-of-the-editors';
const PAGES = Symbol.for('site.pages');
Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  REVALIDATE_SECRET: SECRET,
});
const { POST } = jest.requireActual<typeof import('./route')>('./route');

const pages = { revalidate: jest.fn() };

function say(body: unknown, authorization = `Bearer ${SECRET}`): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { authorization, 'content-length': String(text.length) };
  return POST(new Request('http://localhost/api/revalidate', { method: 'POST', body: text, headers }));
}

beforeEach(() => {
  Reflect.set(globalThis, PAGES, pages);
  pages.revalidate.mockReset().mockResolvedValue(3);
  jest.mocked(reloadMenu).mockReset();
});
afterAll(() => Reflect.deleteProperty(globalThis, PAGES));

test.each([42, '42'])('an article (%j) touches its own page and every list', async (articleId) => {
  const answer = await say({ articleId });
  expect(await answer.json()).toEqual({ code: 200, tags: ['article:42', 'lists'], redrawn: 3 });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(pages.revalidate).toHaveBeenCalledWith(['article:42', 'lists']);
});

test('menu and dictionaries are loaded anew before pages are drawn with them', async () => {
  jest.mocked(reloadMenu).mockImplementation(async () => expect(pages.revalidate).not.toHaveBeenCalled());
  expect((await say({ tags: ['menu', 'dictionaries'] })).status).toBe(200);
  expect(reloadMenu).toHaveBeenCalledTimes(1);
  expect(reloadDictionaries).toHaveBeenCalledTimes(1);
});

test('a menu that does not come hinders nothing', async () => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  jest.mocked(reloadMenu).mockRejectedValue(new Error('down'));
  expect((await say({ tags: ['menu'] })).status).toBe(200);
  expect(pages.revalidate).toHaveBeenCalledWith(['menu']);
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
  { articleId: 1, tags: ['lists'] },
  { tags: [] },
  { tags: ['a b'] },
  { tags: [1] },
  { tags: Array.from({ length: 101 }, () => 'lists') },
  `{"tags":["lists"],"x":"${'y'.repeat(10_000)}"}`,
])('a body that is no wish (%j) is refused', async (body) => {
  expect((await say(body)).status).toBe(400);
  expect(pages.revalidate).not.toHaveBeenCalled();
});
