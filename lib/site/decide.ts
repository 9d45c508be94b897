import { MAX_CODE_CHARS } from '@/lib/base/constants';
import type { Route } from '@/lib/model/route';
import type { Edition, Locale } from '@/lib/model/variant';
import { chooseEdition, internalPath, normalPath, splitLocale } from './address';
import { ELDER_PARAMETERS, elderChoice, readLook } from './elder-look';
import { localeOfParam, localeRow } from './locales';
import { nearestPath } from './nearest';
import { platformOf } from './platform';
import { type PreviewTarget, previewTarget, toolPath } from './preview';
import { PERMANENT_REDIRECTS } from './route-table';
import { cleanQuery, findRoute, PREVIEW_PREFIX } from './routes';

/** What the middleware reads of a request. */
export interface Visit {
  pathname: string;
  search: URLSearchParams;
  cookie: (name: string) => string | undefined;
  header: (name: string) => string | null;
}

/**
 * Name and value of a cookie: what a visitor chose of language, edition, or the look of the elder edition, or the
 * promotion code of the visit.
 */
export type Choice = readonly [name: 'lang' | 'version' | 'look' | 'tgCode', value: string];

export type Decision =
  | { kind: 'redirect'; to: string; status: 307 | 308; remember?: Choice }
  | { kind: 'page'; internal: string; locale: Locale; remember?: Choice }
  | { kind: 'missing'; internal: string; locale: Locale }
  | {
      kind: 'preview';
      /** A page, or an endpoint where `endpoint` says so. */
      internal: string;
      endpoint: boolean;
      locale: Locale;
      secret: string | null;
      back: string;
    }
  | { kind: 'complaint'; info: string | null; internal: string; locale: Locale };

function withSearch(path: string, search: URLSearchParams): string {
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

function prefixed(locale: Locale, path: string): string {
  const { prefix } = localeRow(locale);
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** RT-04: an explicit choice of language; the parameter is removed from the address whatever its value. */
function byLangParameter(visit: Visit, path: string, here: Locale): Decision | null {
  const param = visit.search.get('lang');
  if (param === null) return null;
  const rest = new URLSearchParams(visit.search);
  rest.delete('lang');
  const chosen = localeOfParam(param);
  const locale = chosen ?? here;
  const target = locale === 'en' && findRoute(path)?.zhOnly ? '/' : path;
  const to = withSearch(prefixed(locale, target), rest);
  return {
    kind: 'redirect',
    to,
    status: 307,
    ...(chosen ? { remember: ['lang', localeRow(chosen).stored] } : {}),
  };
}

/**
 * EL-02, EL-04, EL-06: an explicit choice of the edition, or of its size of text or colours, by a button of a page. The
 * parameter is removed from the address whatever its value.
 */
function byElderParameter(visit: Visit, path: string, locale: Locale): Decision | null {
  const name = ELDER_PARAMETERS.find((parameter) => visit.search.has(parameter));
  if (!name) return null;
  const remember = elderChoice(name, visit.search.get(name) ?? '', readLook(visit.cookie('look')));
  const rest = new URLSearchParams(visit.search);
  rest.delete(name);
  const to = withSearch(prefixed(locale, path), rest);
  return { kind: 'redirect', to, status: 307, ...(remember && { remember }) };
}

/** True when the visitor came from a page of the other language by a link of this site: the language switch. */
export function switchedHere(visit: Pick<Visit, 'header'>): boolean {
  if (visit.header('sec-fetch-site') !== 'same-origin') return false;
  try {
    const from = new URL(visit.header('referer') ?? '').pathname;
    return splitLocale(from).locale === 'en';
  } catch {
    return false;
  }
}

/** LG-01: a visitor who chose English is redirected from an unprefixed address to the English one. */
function byRememberedLanguage(visit: Visit, path: string, found: Route | null): Decision | null {
  if (visit.cookie('lang') !== '1' || found?.zhOnly || switchedHere(visit)) return null;
  return { kind: 'redirect', to: withSearch(prefixed('en', path), visit.search), status: 307 };
}

const editionOf = (visit: Visit) =>
  chooseEdition({
    version: visit.cookie('version'),
    remembered: visit.cookie('device'),
    clientHint: visit.header('sec-ch-ua-mobile'),
    userAgent: visit.header('user-agent'),
  });

/** The 404 page of an unknown address, with the nearest known address. */
function missingPath(visit: Visit, locale: Locale, path: string): string {
  const near = nearestPath(path, locale);
  const query = new URLSearchParams(near ? { near } : {});
  return internalPath({ locale, edition: editionOf(visit), path: '/missing', query });
}

interface InternalPage {
  locale: Locale;
  path: string;
  /** Else that of the visitor. */
  edition?: Edition | null;
}

function internal(visit: Visit, page: InternalPage, found: Route | null): string {
  const { locale, path, edition } = page;
  const query = found ? cleanQuery(found, (name) => visit.search.get(name)) : new URLSearchParams();
  const platform = found?.byPlatform ? platformOf(visit.header('user-agent') ?? '') : 'other';
  if (platform !== 'other') query.set('platform', platform);
  const address = { locale, edition: edition ?? editionOf(visit), query };
  return internalPath({ ...address, path: found?.unstored?.(query) ? `${path}/live` : path });
}

/** Where a preview is rendered. */
function previewed(visit: Visit, locale: Locale, target: PreviewTarget): string {
  switch (target.kind) {
    case 'endpoint':
      return target.to;
    case 'tool':
      return toolPath(locale, editionOf(visit), target);
    case 'page':
      return internal(visit, { locale, ...target }, findRoute(target.path));
    default:
      return internal(visit, { locale, path: '/missing' }, null);
  }
}

function previewDecision(visit: Visit, locale: Locale, path: string): Decision {
  const target = previewTarget(locale, path, visit.search);
  const rest = new URLSearchParams(visit.search);
  rest.delete('secret');
  return {
    kind: 'preview',
    internal: previewed(visit, locale, target),
    endpoint: target.kind === 'endpoint',
    locale,
    secret: visit.search.get('secret'),
    back: withSearch(prefixed(locale, path), rest),
  };
}

const isPreview = (path: string): boolean => path === PREVIEW_PREFIX || path.startsWith(`${PREVIEW_PREFIX}/`);

/** Routes a request: a redirect, one cacheable variant of a page, the 404 page, the preview, or the complaint entry. */
export function decide(visit: Visit): Decision {
  const normal = normalPath(visit.pathname);
  if (normal !== visit.pathname)
    return { kind: 'redirect', to: withSearch(normal, visit.search), status: 308 };

  const { locale, path } = splitLocale(normal);
  const byParam = byLangParameter(visit, path, locale);
  if (byParam) return byParam;
  const byElder = byElderParameter(visit, path, locale);
  if (byElder) return byElder;
  if (isPreview(path)) return previewDecision(visit, locale, path);

  const moved = PERMANENT_REDIRECTS[path];
  if (moved) return { kind: 'redirect', to: prefixed(locale, moved), status: 308 };
  return decidePage(visit, locale, path);
}

/** Removes parameters that anyone could forge; the page has their values from the back office (ADR 0019). */
function withoutForgeries({ search }: Visit, locale: Locale, found: Route | null): Decision | null {
  const forged = found?.forgeable?.filter((name) => search.has(name)) ?? [];
  if (!found || forged.length === 0) return null;
  const rest = new URLSearchParams(search);
  for (const name of forged) rest.delete(name);
  return { kind: 'redirect', to: withSearch(prefixed(locale, found.path), rest), status: 307 };
}

/**
 * RT-05: in the elder edition a page may be without a script that stores the promotion code; the next one with a script
 * takes it from the cookie (components/page-script/visit.ts).
 */
function promotion(visit: Visit): Choice | null {
  const code = visit.search.get('tgCode');
  if (!code || editionOf(visit) !== 'elder') return null;
  return ['tgCode', [...code].slice(0, MAX_CODE_CHARS).join('')];
}

function decidePage(visit: Visit, locale: Locale, path: string): Decision {
  const found = findRoute(path);
  if (locale === 'en' && found?.zhOnly) return { kind: 'redirect', to: '/en', status: 307 };
  const remembered = locale === 'zh' ? byRememberedLanguage(visit, path, found) : null;
  if (remembered) return remembered;
  const clean = withoutForgeries(visit, locale, found);
  if (clean) return clean;
  if (!found) return { kind: 'missing', internal: missingPath(visit, locale, path), locale };

  const target = internal(visit, { locale, path }, found);
  if (path === '/online-complaints') {
    return { kind: 'complaint', info: visit.search.get('info'), internal: target, locale };
  }
  const switched = locale === 'zh' && visit.cookie('lang') === '1' && !found.zhOnly;
  const remember = switched ? (['lang', '0'] as const) : promotion(visit);
  return { kind: 'page', internal: target, locale, ...(remember && { remember }) };
}
