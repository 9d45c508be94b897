import { MAX_CODE_CHARS } from '@/lib/base/constants';
import type { Route } from '@/lib/model/route';
import type { Locale } from '@/lib/model/variant';
import { internalPath, normalPath, splitLocale } from './address';
import { ELDER_PARAMETERS, elderChoice } from './elder-look';
import { localeOfParam, localeRow } from './locales';
import { nearestPath } from './nearest';
import { type PreviewDecision, previewDecision } from './preview-decision';
import { PERMANENT_REDIRECTS } from './route-table';
import { findRoute, PREVIEW_PREFIX } from './routes';
import { editionOf, internalOf, prefixed, type Visit, withSearch } from './visit';

export type { Visit };

/**
 * Name and value of a cookie to set: the visitor's choice of language, edition or look of the elder edition, or the
 * promotion code of the visit.
 */
export type Choice = readonly [name: 'lang' | 'version' | 'look' | 'tgCode', value: string];

export type Decision =
  | { kind: 'redirect'; to: string; status: 307 | 308; remember?: Choice }
  | { kind: 'page'; internal: string; locale: Locale; remember?: Choice }
  | { kind: 'missing'; internal: string; locale: Locale }
  | PreviewDecision
  | { kind: 'complaint'; info: string | null; internal: string; locale: Locale };

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
 * EL-02, EL-04, EL-06: an explicit choice of the edition, or of the text size or colours of the elder edition, by a
 * button. The parameter is removed from the address whatever its value.
 */
function byElderParameter(visit: Visit, path: string, locale: Locale): Decision | null {
  const name = ELDER_PARAMETERS.find((parameter) => visit.search.has(parameter));
  if (!name) return null;
  const remember = elderChoice(name, visit.search.get(name) ?? '', visit.cookie('look'));
  const rest = new URLSearchParams(visit.search);
  rest.delete(name);
  const to = withSearch(prefixed(locale, path), rest);
  return { kind: 'redirect', to, status: 307, ...(remember && { remember }) };
}

/** Whether the request follows a link on an English page of this site, as the language switch does. */
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

/** The internal address of the 404 page, with the route nearest to the unknown path as the parameter `near`. */
function missingPath(visit: Visit, locale: Locale, path: string): string {
  const near = nearestPath(path, locale);
  const query = new URLSearchParams(near ? { near } : {});
  return internalPath({ locale, edition: editionOf(visit), path: '/missing', query });
}

const isPreview = (path: string): boolean => path === PREVIEW_PREFIX || path.startsWith(`${PREVIEW_PREFIX}/`);

/** Decides the answer to a request: a redirect, a variant of a page, the 404 page, a preview or the complaint form. */
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
  if (moved) return { kind: 'redirect', to: withSearch(prefixed(locale, moved), visit.search), status: 308 };
  return decidePage(visit, locale, path);
}

/** Redirects to remove forgeable parameters; the page takes their values from the back office (ADR 0019). */
function withoutForgeries({ search }: Visit, locale: Locale, found: Route | null): Decision | null {
  const forged = found?.forgeable?.filter((name) => search.has(name)) ?? [];
  if (!found || forged.length === 0) return null;
  const rest = new URLSearchParams(search);
  for (const name of forged) rest.delete(name);
  return { kind: 'redirect', to: withSearch(prefixed(locale, found.path), rest), status: 307 };
}

/**
 * RT-05: pages of the elder edition may lack the script that stores the promotion code, so a cookie carries it to the
 * next page with that script (components/page-script/visit.ts).
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

  const target = internalOf(visit, { locale, path }, found);
  if (path === '/online-complaints') {
    return { kind: 'complaint', info: visit.search.get('info'), internal: target, locale };
  }
  const switched = locale === 'zh' && visit.cookie('lang') === '1' && !found.zhOnly;
  const remember = switched ? (['lang', '0'] as const) : promotion(visit);
  return { kind: 'page', internal: target, locale, ...(remember && { remember }) };
}
