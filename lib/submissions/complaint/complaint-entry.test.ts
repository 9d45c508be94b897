import { saveUserInfo } from '@/lib/ows/contract/calls';

jest.mock('@/lib/ows/contract/calls');

Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  SITE_URL: 'https://site.example',
  RATE_FORMS_PER_MINUTE: '4',
});

const { entryByLink, entryByPost } =
  jest.requireActual<typeof import('./complaint-entry')>('./complaint-entry');

const save = jest.mocked(saveUserInfo);
beforeEach(() => save.mockReset().mockResolvedValue('saved'));

let visitor = 0;
const link = (headers: Record<string, string>, info = 'client-8841') =>
  entryByLink(new Request(`https://site.example/en/online-complaints?info=${info}`, { headers }));
const marked = (headers: Record<string, string> = {}) =>
  link({ 'x-entry-locale': 'en', 'x-client-address': `10.0.0.${++visitor}`, ...headers });
const confirm = (headers: Record<string, string>) =>
  entryByPost(
    new Request('https://site.example/api/complaint-entry?lang=en', {
      method: 'POST',
      headers: { 'x-client-address': `10.0.1.${++visitor}`, ...headers },
      body: new URLSearchParams({ info: 'client-8841' }),
    }),
  );

test('M3 entries are counted like forms, and not one more goes to the back office', async () => {
  const same = { 'x-client-address': '1.1.1.1' };
  for (let turn = 0; turn < 4; turn += 1) expect((await marked(same)).status).toBe(200);
  const refused = await marked(same);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toContain('no-store');
  expect(save).toHaveBeenCalledTimes(4);
});

test('M3 an address of the endpoint itself, without the mark of the middleware, leads nowhere', async () => {
  expect((await link({})).status).toBe(404);
  expect(save).not.toHaveBeenCalled();
});

test('M3 entries have a few places of their own: the others are asked to come again', async () => {
  const waiting: (() => void)[] = [];
  save.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve('saved'))));
  const entries = Array.from({ length: 5 }, () => marked());
  const fifth = await Promise.race(entries);
  expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([503, '10']);
  for (const done of waiting) done();
  expect((await Promise.all(entries)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503]);
});

test.each(['cross-site', 'same-site'])('M3 a visitor whom a %s link brings is asked first', async (site) => {
  const answer = await marked({ 'sec-fetch-site': site });
  const page = await answer.text();
  expect(save).not.toHaveBeenCalled();
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*form-action 'self'/);
  expect(page).toContain('<form method="post" action="/api/complaint-entry?lang=en">');
  expect(page).toContain('cli****8841');
});

test('M3 an info that looks like markup stays text in the question', async () => {
  const headers = { 'x-entry-locale': 'zh', 'x-client-address': '3.3.3.3', 'sec-fetch-site': 'cross-site' };
  const page = await (await link(headers, encodeURIComponent('"><script>1</script>'))).text();
  expect(page).not.toContain('<script');
});

test('M3 confirming on our own page leads to the form; a foreign page cannot confirm', async () => {
  const own = { 'sec-fetch-site': 'same-origin', origin: 'https://site.example' };
  const answer = await confirm(own);
  expect(save).toHaveBeenCalledWith('client-8841');
  expect(await answer.text()).toContain('location.replace("/en/online-complaints")');
  expect((await confirm({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status).toBe(
    403,
  );
  expect((await confirm({ ...own, 'content-type': 'text/plain' })).status).toBe(415);
  expect(save).toHaveBeenCalledTimes(1);
});

test.each(['none', 'same-origin'])(
  'RT-06 an address that was typed or is our own needs no question (%s)',
  async (site) => {
    expect((await marked({ 'sec-fetch-site': site })).status).toBe(200);
    expect(save).toHaveBeenCalledTimes(1);
  },
);
