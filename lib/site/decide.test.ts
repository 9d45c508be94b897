import { decide, type Visit } from './decide';

interface Given {
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

function visit(address: string, { cookies = {}, headers = {} }: Given = {}): Visit {
  const [pathname = '/', search = ''] = address.split('?');
  return {
    pathname,
    search: new URLSearchParams(search),
    cookie: (name) => cookies[name],
    header: (name) => headers[name] ?? null,
  };
}

const page = (internal: string, locale = 'zh') => ({ kind: 'page', internal, locale });

describe('addresses', () => {
  test.each([
    ['/About-Us', '/about-us'],
    ['/about-us/', '/about-us'],
    ['//about-us', '/about-us'],
    ['/en//pressroom/', '/en/pressroom'],
    ['/%5Cabout-us', '/%5cabout-us'],
    ['/\\evil.example', '/evil.example'],
  ])('RT-09 %s has one spelling, %s', (address, to) => {
    expect(decide(visit(address))).toEqual({ kind: 'redirect', to, status: 308 });
  });

  test('RT-09 unknown parameters and bad values make no second copy', () => {
    expect(decide(visit('/pressroom?utm=1&page=0&filterName=a%20b&x'))).toEqual(
      page('/zh/desktop/-/pressroom'),
    );
  });

  test('RT-09 parameters with a meaning come in one order, and page 1 is the page without it', () => {
    const wanted = page(`/zh/desktop/${encodeURIComponent('filterName=esg_news&page=2')}/pressroom`);
    expect(decide(visit('/pressroom?page=2&filterName=esg_news'))).toEqual(wanted);
    expect(decide(visit('/pressroom?page=1'))).toEqual(page('/zh/desktop/-/pressroom'));
  });

  test('RT-09 pages beyond any end are one page of the list, which is missing; what is no number is the first page', () => {
    const beyond = page(`/zh/desktop/${encodeURIComponent('page=10000')}/pressroom`);
    for (const typed of ['10000', '99999', '9'.repeat(300)])
      expect(decide(visit(`/pressroom?page=${typed}`))).toEqual(beyond);
    for (const typed of ['abc', '0', '-1', '1.5', '12345x'])
      expect(decide(visit(`/pressroom?page=${typed}`))).toEqual(page('/zh/desktop/-/pressroom'));
  });

  test('RT-02 an unknown path goes to the 404 page', () => {
    expect(decide(visit('/en/a/b/c'))).toEqual({
      kind: 'missing',
      internal: '/en/desktop/-/missing',
      locale: 'en',
    });
  });

  test('RT-03 a single unknown segment may be a product of the menu', () => {
    expect(decide(visit('/haixu-app'))).toEqual(page('/zh/desktop/-/haixu-app'));
  });

  test('RT-07 /software-repository has moved for good', () => {
    expect(decide(visit('/software-repository'))).toEqual({ kind: 'redirect', to: '/download', status: 308 });
    expect(decide(visit('/en/software-repository'))).toMatchObject({ to: '/en/download', status: 308 });
    expect(decide(visit('/software-repository?tgCode=A1'))).toMatchObject({ to: '/download?tgCode=A1' });
  });

  test('an internal address is no page for visitors', () => {
    expect(decide(visit('/zh/desktop/-/about-us')).kind).toBe('missing');
  });
});

describe('elder edition', () => {
  const back = (to: string, more: object = {}) => ({ kind: 'redirect', to, status: 307, ...more });

  test('EL-02 a choice of the version comes back to the same page, in either language', () => {
    expect(decide(visit('/detail?id=7&version=elder'))).toEqual(
      back('/detail?id=7', { remember: ['version', 'elder'] }),
    );
    expect(decide(visit('/en/terms?version=standard'))).toEqual(
      back('/en/terms', { remember: ['version', 'standard'] }),
    );
  });

  test.each(['', 'big', 'elder,standard'])(
    'EL-02 version=%s changes nothing and leaves the address',
    (value) => {
      expect(decide(visit(`/terms?version=${value}`))).toEqual(back('/terms'));
    },
  );

  test('EL-04 EL-06 a choice of size or colours keeps the other one', () => {
    const cookies = { look: '24.white-on-black' };
    expect(decide(visit('/terms?size=30', { cookies }))).toEqual(
      back('/terms', { remember: ['look', '30.white-on-black'] }),
    );
    expect(decide(visit('/terms?theme=paper', { cookies }))).toEqual(
      back('/terms', { remember: ['look', '24.paper'] }),
    );
    expect(decide(visit('/terms?look=reset', { cookies }))).toEqual(
      back('/terms', { remember: ['look', '20.paper.reset'] }),
    );
  });

  test('EL-02 a preview and a missing page come back to their own addresses', () => {
    expect(decide(visit('/preowsweb/terms?version=elder'))).toMatchObject({ to: '/preowsweb/terms' });
    expect(decide(visit('/no/such/page?version=elder'))).toMatchObject({ to: '/no/such/page' });
  });

  test('EL-22 who chose it gets it on every device and page', () => {
    const cookies = { version: 'elder', device: 'mobile' };
    expect(decide(visit('/terms', { cookies }))).toEqual(page('/zh/elder/-/terms'));
    expect(decide(visit('/en/terms', { cookies }))).toEqual(page('/en/elder/-/terms', 'en'));
    expect(decide(visit('/no/such/page', { cookies }))).toMatchObject({ internal: '/zh/elder/-/missing' });
    expect(decide(visit('/terms', { cookies: { version: 'yes' } }))).toEqual(page('/zh/desktop/-/terms'));
  });

  test('RT-05 there a cookie keeps the first tgCode of an address, up to 64 characters', () => {
    const cookies = { version: 'elder' };
    expect(decide(visit('/?tgCode=spring&tgCode=autumn', { cookies }))).toEqual({
      ...page('/zh/elder/-'),
      remember: ['tgCode', 'spring'],
    });
    const long = decide(visit(`/?tgCode=${'a'.repeat(70)}`, { cookies }));
    expect(long).toMatchObject({ remember: ['tgCode', 'a'.repeat(64)] });
    expect(decide(visit('/?tgCode=', { cookies }))).toEqual(page('/zh/elder/-'));
    expect(decide(visit('/?tgCode=spring'))).toEqual(page('/zh/desktop/-'));
  });
});

describe('language', () => {
  test('RT-04 lang=en switches and leaves the address; tgCode stays (RT-05)', () => {
    expect(decide(visit('/pressroom?lang=en&tgCode=abc&page=2'))).toEqual({
      kind: 'redirect',
      to: '/en/pressroom?tgCode=abc&page=2',
      status: 307,
      remember: ['lang', '1'],
    });
  });

  test('RT-04 lang=cn switches back, on the same page', () => {
    const there = { kind: 'redirect', to: '/about-us', status: 307, remember: ['lang', '0'] };
    expect(decide(visit('/en/about-us?lang=cn'))).toEqual(there);
  });

  test.each(['fr', '', 'EN', 'cn,en'])('RT-04 lang=%s changes nothing and leaves the address', (value) => {
    expect(decide(visit(`/en/about-us?lang=${value}`))).toEqual({
      kind: 'redirect',
      to: '/en/about-us',
      status: 307,
    });
  });

  test('RT-04 RT-08 lang=en on a Chinese-only page leads to the English home page', () => {
    expect(decide(visit('/legal-website-statement?lang=en'))).toMatchObject({
      to: '/en',
      remember: ['lang', '1'],
    });
  });

  test('RT-08 the English form of a Chinese-only route redirects home', () => {
    const home = { kind: 'redirect', to: '/en', status: 307 };
    expect(decide(visit('/en/investor-relations/intro/branch'))).toEqual(home);
    expect(decide(visit('/en/legal-website-statement'))).toEqual(home);
  });

  test('LG-01 a visitor who chose English is redirected to the English address, temporarily', () => {
    expect(decide(visit('/terms', { cookies: { lang: '1' } }))).toEqual({
      kind: 'redirect',
      to: '/en/terms',
      status: 307,
    });
  });

  test('LG-01 without a cookie the address decides', () => {
    expect(decide(visit('/terms'))).toEqual(page('/zh/desktop/-/terms'));
    expect(decide(visit('/en/terms', { cookies: { lang: '0' } }))).toEqual(page('/en/desktop/-/terms', 'en'));
  });

  test('LG-01 a Chinese-only page stays open to visitors who chose English', () => {
    const cookies = { lang: '1' };
    expect(decide(visit('/legal-website-statement', { cookies }))).toMatchObject({
      kind: 'page',
      locale: 'zh',
    });
  });

  test('LG-02 the switch from an English page works without JavaScript and is remembered', () => {
    const headers = { 'sec-fetch-site': 'same-origin', referer: 'https://site.example/en/terms' };
    expect(decide(visit('/terms', { cookies: { lang: '1' }, headers }))).toMatchObject({
      kind: 'page',
      remember: ['lang', '0'],
    });
  });

  test('LG-02 a link from another site is no switch', () => {
    const headers = { 'sec-fetch-site': 'cross-site', referer: 'https://other.example/en/terms' };
    expect(decide(visit('/terms', { cookies: { lang: '1' }, headers })).kind).toBe('redirect');
  });
});

describe('terminal', () => {
  test.each([
    ['a phone', { 'user-agent': PHONE }, {}, 'mobile'],
    ['a client hint', { 'sec-ch-ua-mobile': '?1', 'user-agent': 'X' }, {}, 'mobile'],
    ['a desktop', { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)', 'sec-ch-ua-mobile': '?0' }, {}, 'desktop'],
    ['a crawler', { 'user-agent': 'Googlebot/2.1' }, {}, 'desktop'],
    ['nothing at all', {}, {}, 'desktop'],
    ['a corrected phone', { 'user-agent': PHONE }, { device: 'desktop' }, 'desktop'],
    ['a forged cookie', { 'user-agent': PHONE }, { device: '../x' }, 'mobile'],
  ])('LG-03 %s', (_name, headers, cookies, device) => {
    expect(decide(visit('/', { headers, cookies }))).toEqual(page(`/zh/${device}/-`));
  });
});

describe('guarded entries', () => {
  test('RT-06 complaints are decided with the info at hand', () => {
    expect(decide(visit('/online-complaints?info=a%2Bb'))).toMatchObject({ kind: 'complaint', info: 'a+b' });
    expect(decide(visit('/en/online-complaints'))).toMatchObject({
      kind: 'complaint',
      info: null,
      locale: 'en',
    });
  });

  test('RT-10 a preview path is the same route, and its secret leaves the address', () => {
    expect(decide(visit('/en/preowsweb/pressroom?secret=s&page=2'))).toEqual({
      kind: 'preview',
      internal: `/en/desktop/${encodeURIComponent('page=2')}/pressroom`,
      endpoint: false,
      locale: 'en',
      secret: 's',
      back: '/en/preowsweb/pressroom?page=2',
    });
  });

  test('RT-10 a preview of nothing is the 404 page', () => {
    expect(decide(visit('/preowsweb/a/b'))).toMatchObject({
      internal: '/zh/desktop/-/missing',
      secret: null,
    });
  });
});

describe('personnel disclosure', () => {
  const PEOPLE = '/personnel-business-disclosure';
  const decided = (query: string) => {
    const { internal } = decide(visit(`${PEOPLE}?${query}`)) as { internal: string };
    const [, , , segment = '', ...path] = internal.split('/');
    return [decodeURIComponent(segment), path.join('/')];
  };

  test.each([
    ['tab=funds&province=shanghai&page=5', 'tab=funds&province=shanghai&page=5', ''],
    ['tab=funds&province=atlantis', 'tab=funds', ''],
    ['tab=outreach&keyword=a&page=2&kind=witness', 'tab=outreach', ''],
    ['province=shanghai&kind=witness', 'kind=witness', ''],
    ['tab=funds&page=6', 'tab=funds&page=6', '/live'],
    ['tab=funds&keyword=%E7%8E%8B', 'tab=funds&keyword=%E7%8E%8B', '/live'],
    ['tab=funds&keyword=%3Cb%3E', 'tab=funds', ''],
    [`keyword=${'x'.repeat(31)}`, '-', ''],
  ])('PB-02 %s is rendered as %s%s', (query, segment, below) => {
    expect(decided(query)).toEqual([segment, PEOPLE.slice(1) + below]);
  });
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'platform%3Dwindows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'platform%3Dmac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', '-'],
])('DL-01 downloads are rendered for the platform of %s, whatever the address says', (agent, segment) => {
  const given = { headers: { 'user-agent': agent } };
  expect(decide(visit('/download?platform=amiga', given))).toEqual(page(`/zh/desktop/${segment}/download`));
});
