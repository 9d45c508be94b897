import type { APIRequestContext } from '@playwright/test';
import { ROUTES } from '@/lib/site/route-table';
import { href } from '@/lib/site/routes';
import { addressFor, menuPage } from '../support/found';

/** Pages that have a template of their own by their query, or are in no route table: Chinese addresses. */
const WITH_QUERY = [
  '/pressroom?filterName=esg_news&page=2',
  '/investor-relations/announcements?year=2024',
  '/investor-relations/stock-info?tab=ownership',
  '/investor-relations/stock-info?tab=dividends',
  '/investor-relations/dividend-calculator?shares=1000&from=2020&to=2024',
  ...['outreach', 'futures', 'funds', 'advisers', 'bonds'].map(
    (tab) => `/personnel-business-disclosure?tab=${tab}`,
  ),
  '/trading-costs?amount=0',
  '/branch?province=shanghai',
  '/search?q=2024',
  '/search?q=zzqqxx',
  '/no-such-page',
];

/** One page for each kind of link in lists: articles of every type, outlets, notices, records. */
const BY_LINK: readonly [list: string, form: RegExp][] = [
  ['/pressroom', /href="(\/detail\?type=news&amp;id=\d+)"/],
  ['/investor-relations/archive', /href="(\/investor-relations\/archive\/filing\?id=\d+)(#\w+)?"/],
  ['/what-we-do/research', /href="(\/detail\?type=service&amp;id=\d+)"/],
  ['/about-us', /href="(\/detail\?type=channel&amp;id=\d+)"/],
  ['/branch/outlet', /href="(\/branch\/outlet\?id=[\w-]+)"/],
  ['/branch-company', /href="(\/branch-company\?compId=[\w-]+)"/],
  ['/public-disclosure/public-content', /href="(\/public-disclosure\/public-content\?tab=\d+)"/],
  ['/investor-relations/intro/branch', /href="(\/investor-relations\/intro\/branch\/publicity\?[^"]+)"/],
];

async function linked(request: APIRequestContext, [list, form]: (typeof BY_LINK)[number]): Promise<string> {
  const html = await (await request.get(list)).text();
  const [, link] = form.exec(html) ?? [];
  if (!link) throw new Error(`${list} has no link ${form}`);
  return link.replaceAll('&amp;', '&');
}

/** One page per template, in both languages where both exist. */
export async function templatePaths(request: APIRequestContext): Promise<string[]> {
  const own = ROUTES.flatMap(({ path, zhOnly }) =>
    zhOnly ? [href('zh', path)] : [href('zh', path), href('en', path)],
  );
  const found: string[] = [];
  for (const one of BY_LINK) found.push(await linked(request, one));
  const zhOnly = (path: string) => path.startsWith('/investor-relations/intro/branch');
  found.push(await menuPage(request), await addressFor(request, '/twin?id={twin}'));
  const more = [...WITH_QUERY, ...found].flatMap((path) => (zhOnly(path) ? [path] : [path, `/en${path}`]));
  return [...new Set([...own, ...more])];
}
