/** Visits of one address each, with what the visitor sends: for tests that compare two ways of answering. */
export const VISITS: readonly (readonly [url: string, headers: Record<string, string>])[] = [
  ...['/', '/en', '/terms', '/en/terms', '/about-us/culture', '/zh/desktop/-/terms'].map(plain),
  ...['/detail?type=news&id=7', '/detail?id=7&menuId=3&utm=x', '/en/detail?id=7&tgCode=abc'].map(plain),
  ...['/pressroom?page=2', '/pressroom?page=1', '/pressroom?page=x', '/pressroom?b=1&a=2&page=3'].map(plain),
  ...['/About-Us', '/terms/', '/en/', '/TERMS?a=B', '/software-repository', '/en/software-repository'].map(
    plain,
  ),
  ...['/terms?lang=en', '/en/terms?lang=cn', '/terms?lang=fr', '/terms?lang=en&a=1', '/?lang=en'].map(plain),
  ...['/en/legal-website-statement', '/no-such-product', '/a/b', '/en/a/b', '/terns', '/download'].map(plain),
  ...['/terms', '/download', '/a/b'].map((url): Visit => [url, { 'sec-ch-ua-mobile': '?1' }]),
  ...['/terms', '/download', '/a/b'].map((url): Visit => [url, { 'user-agent': 'iPhone Mobile' }]),
  ...['Windows NT 10.0', 'Macintosh', 'X11'].map((agent): Visit => ['/download', { 'user-agent': agent }]),
  ['/terms', { cookie: 'device=mobile' }],
  ['/terms', { cookie: 'version=elder; device=desktop' }],
  ['/download?version=elder&a=1', {}],
  ['/terms?size=30', { cookie: 'version=elder; look=24.paper' }],
  ['/terms', { cookie: 'a=b; device=desktop; c', 'sec-ch-ua-mobile': '?1' }],
  ['/terms', { cookie: 'device=tablet', 'user-agent': 'iPhone Mobile' }],
  ['/terms', { cookie: 'lang=1' }],
  ['/terms?a=1', { cookie: 'lang=1; device=mobile' }],
  ['/en/terms', { cookie: 'lang=1' }],
  ['/legal-website-statement', { cookie: 'lang=1' }],
  ['/a/b', { cookie: 'lang=1' }],
  ['/terms', { cookie: 'lang=0' }],
  ['/terms', switched('https://site.example/en/terms')],
  ['/terms', switched('https://site.example/terms')],
  ['/terms', switched('nonsense')],
  ['/terms', { ...switched('https://site.example/en'), 'sec-fetch-site': 'cross-site' }],
  ['/terms', { ...switched('https://site.example/en'), 'sec-purpose': 'prefetch' }],
  ['/terms?lang=en', { 'sec-purpose': 'prefetch;prerender' }],
  ['/terms', { 'sec-purpose': 'prefetch' }],
  ['/terms', { cookie: '__prerender_bypass=abc; lang=0' }],
];

type Visit = [url: string, headers: Record<string, string>];

function plain(url: string): Visit {
  return [url, {}];
}

function switched(referer: string): Record<string, string> {
  return { cookie: 'lang=1', referer, 'sec-fetch-site': 'same-origin' };
}
