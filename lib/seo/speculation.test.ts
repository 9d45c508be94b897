import { SPECULATION_RULES } from './speculation';

const rules = [...SPECULATION_RULES.prefetch, ...SPECULATION_RULES.prerender];

/** Matches a pattern as browsers do: `*` stands for any text, a backslash escapes the next character. */
function matches(pattern: string, address: string): boolean {
  const form = pattern.replace(/\\\\?(.)|\*|[.+^${}()|[\]?]/g, (sign, escaped) => {
    if (escaped) return `\\${escaped}`;
    return sign === '*' ? '.*' : `\\${sign}`;
  });
  return new RegExp(`^${form}$`).test(address);
}

function isFetched(address: string): boolean {
  return rules.some(({ where: { and } }) => {
    const [every, never] = and as unknown as [{ href_matches: string }, { not: { href_matches: string[] } }];
    return (
      matches(every.href_matches, address) &&
      !never.not.href_matches.some((pattern) => matches(pattern, address))
    );
  });
}

test.each(['/', '/en', '/pressroom?page=2', '/en/detail?type=news&id=42', '/site-map'])(
  'RT-01 %s may be fetched before the click',
  (address) => {
    expect(isFetched(address)).toBe(true);
  },
);

test.each([
  ...['/api/captcha?lang=zh', '/ows/files/a.pdf', '/feeds/zh/news.rss', '/md/zh/article/1.md'],
  ...['/en/online-complaints', '/report-fraud/receipt', '/verify', '/en/verify?x=1', '/search?q=1'],
  ...['/preowsweb/pressroom', '/en/branch?province=shanghai', '/pressroom?lang=en', '/pressroom?tgCode=a'],
  ...['/personnel-business-disclosure?tab=funds&keyword=x', '/contact-us?info=secret'],
])('%s has effects, is personal or is no page: never fetched before the click', (address) => {
  expect(isFetched(address)).toBe(false);
});

test('links of other languages, new tabs and downloads are left alone, by prefetch and prerender alike', () => {
  for (const { where } of rules) {
    const rules = JSON.stringify(where);
    for (const part of ['a[hreflang]', '_blank', 'a[download]', 'nofollow']) expect(rules).toContain(part);
  }
  expect(rules.map(({ eagerness }) => eagerness)).toEqual(['moderate', 'conservative']);
});
