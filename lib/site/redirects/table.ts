import { z } from 'zod';
import { normalPath, splitLocale } from '../address';
import { localeRow } from '../locales';
import { RedirectError, targetProblem, whyNotFrom } from './rules';

const MAX_ROWS = 5000;

const Rows = z
  .array(
    z.strictObject({
      /** Site path without language; it stands for the English one too. */
      from: z.string().min(2).max(500),
      /** A page of the site with its query, without language, or a whole https address elsewhere. */
      to: z.string().min(1).max(2000),
      status: z.union([z.literal(301), z.literal(308)]).default(308),
      comment: z.string().max(500).optional(),
    }),
  )
  .max(MAX_ROWS);

interface Target {
  to: string;
  status: 301 | 308;
  /** It has no English address, because the target is Chinese only. */
  zhOnly: boolean;
}

/** By the one spelling of the old path. */
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

/** The table of a file's text; throws a RedirectError that names the first mistake. `siteHost` is this site's own. */
export function readTable(text: string, siteHost: string): RedirectTable {
  const table = new Map<string, Target>();
  const rows = readRows(text);
  for (const { from, to, status } of rows) {
    const path = spellingOf(from);
    const why = path === null ? 'is no path' : whyNotFrom(from, path);
    if (path === null || why) throw new RedirectError(`from ${from}: ${why}`);
    if (table.has(path)) throw new RedirectError(`from ${from}: stands there twice`);
    const target = targetProblem(to, siteHost);
    if ('why' in target) throw new RedirectError(`to ${to}: ${target.why}`);
    table.set(path, { to, status, zhOnly: target.zhOnly });
  }
  for (const { to } of rows) {
    const path = to.startsWith('/') ? spellingOf(to) : null;
    if (path !== null && table.has(path)) throw new RedirectError(`to ${to}: is moved on itself`);
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

/** Target of a permanent redirect, with the query of the request; null without one. */
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
