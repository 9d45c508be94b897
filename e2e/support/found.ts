import type { APIRequestContext } from '@playwright/test';
import { findRoute } from '@/lib/site/routes';

/** Addresses of this site that a page links to, in order. */
async function linksOf(request: APIRequestContext, page: string): Promise<string[]> {
  const html = await (await request.get(page)).text();
  return [...html.matchAll(/<a\s[^>]*href="(\/[^"]*)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  );
}

/** The first matching address on a page; fails where there is none. */
async function firstLink(request: APIRequestContext, page: string, form: RegExp): Promise<string> {
  const found = (await linksOf(request, page)).find((href) => form.test(href));
  if (!found) throw new Error(`${page} leads to nothing like ${form}`);
  return found;
}

/** A news article with a page of its own: the first one of the press room. */
export const firstNews = (request: APIRequestContext): Promise<string> =>
  firstLink(request, '/pressroom', /^\/detail\?type=news&id=\d+$/);

/** A recorded filing: the first one of the archive. */
const firstFiling = (request: APIRequestContext): Promise<string> =>
  firstLink(request, '/investor-relations/archive', /^\/investor-relations\/archive\/filing\?id=\d+(#\w+)?$/);

/** An article in both languages: the first one of the press room that leads to its twin. */
async function firstTwin(request: APIRequestContext): Promise<string> {
  const articles = (await linksOf(request, '/pressroom')).filter((href) =>
    /^\/detail\?type=news&id=\d+$/.test(href),
  );
  for (const article of new Set(articles)) {
    const twin = (await linksOf(request, article)).find((href) => /^\/twin\?id=\d+$/.test(href));
    if (twin) return twin;
  }
  throw new Error('no article of the press room has a twin');
}

const idOf = (href: string): string => new URL(href, 'http://any').searchParams.get('id') ?? '';

/** A page that exists in the menu only: one on the site map that is not in the route table. */
export async function menuPage(request: APIRequestContext): Promise<string> {
  const links = await linksOf(request, '/site-map');
  const found = links.find((href) => findRoute(href)?.path === '/{product}');
  if (!found) throw new Error('the site map names no page of the menu alone');
  return found;
}

/**
 * Fills the placeholders of an address, in English where it is an English one: {news} is the id of the first article,
 * {filing} that of
 * the first recorded filing, {twin} that of an article in both languages, {company} that of the first branch company, {product} the address of a page that exists in the menu only.
 */
export async function addressFor(request: APIRequestContext, address: string): Promise<string> {
  const sought = { '{news}': firstNews, '{filing}': firstFiling, '{twin}': firstTwin };
  for (const [name, find] of Object.entries(sought))
    if (address.includes(name)) return address.replace(name, idOf(await find(request)));
  if (address.includes('{company}')) {
    const company = await firstLink(request, '/branch-company', /^\/branch-company\?compId=\w+$/);
    return address.replace('{company}', new URL(company, 'http://any').searchParams.get('compId') ?? '');
  }
  if (!address.endsWith('{product}')) return address;
  return address.replace('{product}', await menuPage(request));
}
