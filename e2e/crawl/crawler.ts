import type { APIRequestContext, APIResponse } from '@playwright/test';
import { load } from 'cheerio';

/** What a crawler reads of an address. */
export interface Seen {
  path: string;
  status: number;
  /** Target of a redirect within the site. */
  location: string | null;
  html: boolean;
  lang: string;
  title: string;
  description: string;
  h1: number;
  /** Class attributes with something that is not a class name. */
  oddClasses: string[];
  canonical: string;
  noindex: boolean;
  alternates: Record<string, string>;
  /** Content of each JSON-LD script, or its text where it is not JSON. */
  data: unknown[];
  /** Addresses of this site in links and pictures. */
  links: string[];
}

interface Crawl {
  request: APIRequestContext;
  origin: string;
  from: readonly string[];
  /** False for addresses that are not requested. */
  follow: (path: string) => boolean;
  /** True for files: their status is checked, their content is not read. */
  isFile: (path: string) => boolean;
}

const AT_ONCE = 6;

function pathOf(link: string, base: string, origin: string): string | null {
  if (!URL.canParse(link, base)) return null;
  const url = new URL(link, base);
  url.hash = '';
  return url.origin === origin ? url.pathname + url.search : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parse(
  text: string,
  { path, status, origin }: { path: string; status: number; origin: string },
): Seen {
  const $ = load(text);
  const base = `${origin}${path}`;
  const values = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((one) => $(one).attr(name) ?? '');
  const named = [...values('a[href], link[rel="alternate"][type]', 'href'), ...values('source', 'src')];
  const links = named.map((link) => pathOf(link, base, origin));
  const alternates = $('link[rel="alternate"][hreflang]').toArray();
  return {
    path,
    status,
    location: null,
    html: true,
    lang: $('html').attr('lang') ?? '',
    title: $('head title').text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    h1: $('h1').length,
    oddClasses: values('[class]', 'class').filter((names) => /\b(undefined|null|NaN)\b|\[object/.test(names)),
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
    noindex: /noindex/.test($('meta[name="robots"]').attr('content') ?? ''),
    alternates: Object.fromEntries(
      alternates.map((one) => [$(one).attr('hreflang') ?? '', $(one).attr('href') ?? '']),
    ),
    data: $('script[type="application/ld+json"]')
      .toArray()
      .map((one) => readJson($(one).text())),
    links: [...new Set(links.filter((link) => link !== null))],
  };
}

const PLAIN = {
  location: null,
  html: false,
  lang: '',
  title: '',
  description: '',
  h1: 0,
  oddClasses: [],
  canonical: '',
  noindex: false,
};

const headerOf = (response: APIResponse, name: string): string => response.headers()[name] ?? '';

async function see({ request, origin, isFile }: Crawl, path: string): Promise<Seen> {
  const ask = isFile(path) ? request.head : request.get;
  const response = await ask.call(request, origin + path, { maxRedirects: 0 });
  const status = response.status();
  const target = headerOf(response, 'location');
  const location = target ? pathOf(target, origin + path, origin) : null;
  const isPage = headerOf(response, 'content-type').startsWith('text/html') && !location && !isFile(path);
  const seen = isPage
    ? parse(await response.text(), { path, status, origin })
    : { ...PLAIN, path, status, location, alternates: {}, data: [], links: location ? [location] : [] };
  await response.dispose();
  const header = /noindex/.test(headerOf(response, 'x-robots-tag'));
  return { ...seen, noindex: seen.noindex || header };
}

/** Follows all links of the site from the given paths; returns what it read, by path. */
export async function crawl(plan: Crawl): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const known = new Set(plan.from);
  const waiting = [...plan.from];
  const walk = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await see(plan, path);
      seen.set(path, page);
      for (const link of page.links) {
        if (known.has(link) || !plan.follow(link)) continue;
        known.add(link);
        waiting.push(link);
      }
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return seen;
}
