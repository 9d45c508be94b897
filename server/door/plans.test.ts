import * as fc from 'fast-check';
import { doorDecision } from '@/lib/gate/door';
import { visitOf } from '@/lib/gate/page-visit';
import { visitorKinds } from '@/lib/gate/visitor-kind';
import { setProcessState } from '@/lib/runtime/process-state';
import { middleware } from '@/middleware';
import { ORIGIN, requestFor, target } from '@/testing/middleware';
import { VISITS } from '@/testing/visits';
import { type Plan, plans } from './plans';

interface Outcome {
  status: number;
  location: string | null;
  internal: string | null;
  cookie: string | null;
  cacheControl: string | null;
  language: string | null;
}

async function byMiddleware(url: string, headers: Record<string, string>): Promise<Outcome> {
  const answer = await middleware(requestFor(url, headers));
  const said = (name: string) => answer.headers.get(name);
  const internal = target(answer);
  return {
    status: answer.status,
    location: said('location')?.replace(ORIGIN, '') ?? null,
    internal: internal ? decodeURIComponent(internal) : null,
    cookie: said('set-cookie'),
    cacheControl: said('cache-control'),
    language: said('content-language'),
  };
}

function byDoor(plan: Plan | null): Outcome {
  if (!plan) throw new Error('left to the framework');
  const said = (name: string) => {
    const at = plan.headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
    return at < 0 ? null : String(plan.headers[at + 1]);
  };
  return {
    status: plan.status,
    location: said('location'),
    internal: plan.kind === 'page' ? plan.address : null,
    cookie: said('set-cookie'),
    cacheControl: plan.kind === 'page' ? (plan.cacheControl ?? null) : said('cache-control'),
    language: said('content-language'),
  };
}

afterEach(() => {
  process.env.SITE_URL = '';
  setProcessState('redirects', undefined);
});

const planOf = plans();

test.each(VISITS)(
  'SP-01 %s with %j is decided alike by the middleware and by the door',
  async (url, headers) => {
    const expected = await byMiddleware(url, headers);
    expect(byDoor(planOf({ url, headers }))).toEqual(expected);
    // Remembered from the first time.
    expect(byDoor(planOf({ url, headers }))).toEqual(expected);
  },
);

test.each(VISITS)(
  'SP-01 for %s with %j the renderer is given the address and headers that the middleware would give',
  async (url, headers) => {
    const answer = await middleware(requestFor(url, headers));
    const internal = target(answer);
    const plan = planOf({ url, headers });
    if (plan?.kind !== 'page') return expect(internal).toBeNull();
    expect(plan.decided).toMatchObject({ internal, status: answer.status });
    for (const [name, value] of Object.entries(plan.decided.headers))
      expect(answer.headers.get(name)).toBe(value);
  },
);

test('SP-01 with https the cookie is restricted to that, by either door', async () => {
  process.env.SITE_URL = 'https://site.example';
  const expected = await byMiddleware('/terms?lang=en', {});
  expect(expected.cookie).toContain('Secure');
  expect(byDoor(plans()({ url: '/terms?lang=en', headers: {} }))).toEqual(expected);
});

test.each([
  '/preowsweb/terms',
  '/en/preowsweb/terms?secret=x',
  '/online-complaints',
  '/online-complaints?info=a',
  '/search?q=x',
  '/verify',
  '/report-fraud',
  '/branch?keyword=x',
  '/api/health',
  '/ows/menu/list',
  '/_next/static/a.js',
  '/robots.txt',
  '//evil.example/',
  '/\\evil.example/x',
  '/a%2fb',
  '/%E5%85%AC',
  '/terms/../x',
  '/og',
  '/brand?x',
  '/terms?_rsc=1',
  '/terms?nxtPa=1',
  'http://other.example/terms',
  '*',
])('SP-01 %s is left to the framework', (url) => {
  expect(planOf({ url, headers: {} })).toBeNull();
});

test("RT-07 an operator's redirect goes first, as soon as its table has been read", () => {
  const table = { version: 1, find: (_url: string) => null as { status: 308; location: string } | null };
  setProcessState('redirects', table);
  const own = plans();
  expect(own({ url: '/terms', headers: {} })?.kind).toBe('page');
  table.find = () => ({ status: 308, location: '/about-us' });
  expect(own({ url: '/terms', headers: {} })?.kind).toBe('page');
  table.version = 2;
  expect(own({ url: '/terms', headers: {} })).toBeNull();
});

test('SP-01 visitors of one kind are answered alike', () => {
  const kindOf = visitorKinds();
  const maybe = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const headers = fc.record({
    cookie: maybe(
      'lang=1',
      'lang=0',
      'device=mobile',
      'device=desktop; lang=1',
      'lang=1; device=mobile',
      'version=elder',
      'version=elder; look=24.white-on-black; lang=1',
      'version=elder; look=x',
      'x',
    ),
    'user-agent': maybe('Windows NT', 'Macintosh', 'iPhone Mobile', 'Android', 'iPad', 'X11'),
    'sec-ch-ua-mobile': maybe('?0', '?1', 'x'),
    'sec-purpose': maybe('prefetch', 'prefetch;prerender', ''),
    'sec-fetch-site': maybe('same-origin', 'none'),
    referer: maybe('https://a.example/en/x', 'https://a.example/x', ''),
  });
  const urls = fc.constantFrom(
    '/',
    '/terms',
    '/en/terms',
    '/download',
    '/a/b',
    '/terms?lang=en',
    '/terms?version=standard',
    '/terms?size=30&theme=paper',
    '/en/detail?id=1',
  );
  const answers = new Map<string, string>();
  fc.assert(
    fc.property(headers, urls, (given, url) => {
      const visit = visitOf({ url, headers: given });
      const answer = JSON.stringify(visit && doorDecision(visit, false));
      const key = kindOf(given) + url;
      if (answers.has(key)) return answers.get(key) === answer;
      answers.set(key, answer);
      return true;
    }),
    { numRuns: 5000 },
  );
});
