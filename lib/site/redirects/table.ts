import { z } from 'zod';
import { normalPath, splitLocale } from '../address';
import { localeRow } from '../locales';
import { RedirectError, targetProblem, whyNotFrom } from './rules';

const MAX_ROWS = 5000;

const Rows = z
  .array(
    z.strictObject({
      /** Site path without language; the redirect applies to the English path too. */
      from: z.string().min(2).max(500),
      /** A page of the site, without language, with its query; a file below /ows/files/; or an https URL elsewhere. */
      to: z.string().min(1).max(2000),
      status: z.union([z.literal(301), z.literal(308)]).default(308),
      comment: z.string().max(500).optional(),
    }),
  )
  .max(MAX_ROWS);

interface Target {
  to: string;
  status: 301 | 308;
  /** The English path is not redirected, because the target is Chinese only. */
  zhOnly: boolean;
}

/** Targets by the canonical spelling of the old path. */
export type RedirectTable = ReadonlyMap<string, Target>;

/** The canonical spelling of a requested path: encoded, lower case, single slashes. */
function spellingOf(path: string): string | null {
  const address = `http://any${path.replace(/^\/*/, '/')}`;
  return URL.canParse(address) ? normalPath(new URL(address).pathname) : null;
}

function readRows(text: string): z.infer<typeof Rows> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new RedirectError('it is not JSON');
  }
  const rows = Rows.safeParse(json);
  if (rows.success) return rows.data;
  const [issue] = rows.error.issues;
  throw new RedirectError(`${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'is wrong'}`);
}

/** Parses the text of the file; throws a RedirectError about the first mistake. `siteHost` is the host of this site. */
export function readTable(text: string, siteHost: string): RedirectTable {
  const table = new Map<string, Target>();
  const rows = readRows(text);
  for (const { from, to, status } of rows) {
    const path = spellingOf(from);
    const why = path === null ? 'is not a path' : whyNotFrom(from, path);
    if (path === null || why) throw new RedirectError(`from ${from}: ${why}`);
    if (table.has(path)) throw new RedirectError(`from ${from}: is listed twice`);
    const target = targetProblem(to, siteHost);
    if ('why' in target) throw new RedirectError(`to ${to}: ${target.why}`);
    table.set(path, { to, status, zhOnly: target.zhOnly });
  }
  for (const { to } of rows) {
    const path = to.startsWith('/') ? spellingOf(to) : null;
    if (path !== null && table.has(path))
      throw new RedirectError(`to ${to}: is itself redirected by this table`);
  }
  return table;
}

export interface Moved {
  location: string;
  status: 301 | 308;
}

function withPrefix(to: string, prefix: string): string {
  if (!to.startsWith('/') || to.startsWith('/ows/files/')) return to;
  return `${prefix}${to}`.replace(/^(\/en)\/(?=$|\?)/, '$1');
}

/** The redirect for a request URL, with the query of the request added; null without one. */
export function findMoved(table: RedirectTable, url: string): Moved | null {
  const [path = '', ...rest] = url.split('?');
  const spelling = table.size > 0 ? spellingOf(path) : null;
  if (spelling === null) return null;
  const { locale, path: old } = splitLocale(spelling);
  const target = table.get(old);
  if (!target || (locale === 'en' && target.zhOnly)) return null;
  const to = withPrefix(target.to, localeRow(locale).prefix);
  const query = rest.join('?');
  return { location: query ? `${to}${to.includes('?') ? '&' : '?'}${query}` : to, status: target.status };
}
