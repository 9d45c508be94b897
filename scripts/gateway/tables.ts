import { PERSONAL } from '@/lib/gate/page-visit';
import type { Route } from '@/lib/model/route';
import { ELDER_PARAMETERS } from '@/lib/site/elder-look';
import { ELDER_LOOK_PATH, FOLDER_NAMES, ROOT_FILES } from '@/lib/site/endpoints';
import { localeRow } from '@/lib/site/locales';
import { PERMANENT_REDIRECTS, ROUTES } from '@/lib/site/route-table';
import { PREVIEW_PREFIX, PRODUCT_PATH, TAB_PATH } from '@/lib/site/routes';

/**
 * What is at an address: a Chinese page that has an English one (`both`), one that has not (`zh`), an English page
 * (`en`), a file, a file whose query has a meaning (`query`), or what is nobody else's (`own`).
 */
export type Kind = 'both' | 'zh' | 'en' | 'file' | 'query' | 'own';

/** Folders of operations: forms, calls, checks. */
const OPERATIONS = ['/api', '/ows'] as const;
/** Files of the back office, below a folder of operations. */
export const OFFICE_FILES = '/ows/files';
/** The record of filings: its answers depend on their query, but for kept files, which never change. */
const RECORD = '/record';
const KEPT_FILES = '/record/files';
/** The scaler of pictures; its query says which one. */
export const SCALER = '/_next/image';
/** Their names are made of their contents. */
export const IMMUTABLE = ['/_next/static', '/page-script', '/page-data'] as const;

/** Rendered per request, and the complaint entry, which asks for a cookie. */
const isOwn = ({ path }: Pick<Route, 'path'>): boolean => PERSONAL.includes(path);

const english = (path: string): string => localeRow('en').prefix + (path === '/' ? '' : path);

function kindsOf(route: Route): [string, Kind][] {
  const { path, zhOnly } = route;
  if (isOwn(route)) return [path, english(path)].map((address) => [address, 'own']);
  return zhOnly
    ? [[path, 'zh']]
    : [
        [path, 'both'],
        [english(path), 'en'],
      ];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isOperation = (folder: string): boolean => OPERATIONS.some((one) => one === folder);

/** Addresses by what is there: exact paths, then expressions in their order. */
export function addressTable(): (readonly [pattern: string, kind: Kind])[] {
  const moved = Object.keys(PERMANENT_REDIRECTS).flatMap((path) => [path, english(path)]);
  const files = ROOT_FILES.filter((file) => file !== ELDER_LOOK_PATH);
  const folders = FOLDER_NAMES.filter((folder) => !isOperation(folder) && folder !== RECORD);
  const prefix = english('/');
  const generic = [PRODUCT_PATH, TAB_PATH].map(({ source }) => source.replace(/^\^/, ''));
  return [
    ...ROUTES.flatMap(kindsOf),
    ...moved.map((path) => [path, 'own'] as const),
    ...files.map((file) => [file, 'file'] as const),
    [ELDER_LOOK_PATH, 'own'],
    [SCALER, 'query'],
    [`~^(?:${prefix})?${PREVIEW_PREFIX}(?:/|$)`, 'own'],
    [`~^${escaped(OFFICE_FILES)}/`, 'file'],
    [`~^(?:${OPERATIONS.join('|')})(?:/|$)`, 'own'],
    [`~^${KEPT_FILES}/`, 'file'],
    [`~^${RECORD}/`, 'own'],
    [`~^(?:${folders.map(escaped).join('|')})/`, 'file'],
    ...generic.map((source) => [`~^${prefix}${source}`, 'en'] as const),
    ...generic.map((source) => [`~^${source}`, 'both'] as const),
  ];
}

/** Parameters by which an answer is a redirect or one visitor's own. */
export function actingParameters(): string[] {
  const byRoute = ROUTES.flatMap((route: Route) => [
    ...(route.forgeable ?? []),
    ...Object.keys(route.params).filter((name) => route.unstored?.(new URLSearchParams([[name, 'x']]))),
  ]);
  return [...new Set(['lang', ...ELDER_PARAMETERS, ...byRoute])].sort();
}

/** Parameters that have a meaning on a page, in the order of the table; by the addresses of the page. */
export function queryTable(): { paths: string[]; names: string[] }[] {
  const acting = new Set(actingParameters());
  return ROUTES.filter((route) => !isOwn(route))
    .map((route) => ({
      paths: kindsOf(route).map(([path]) => path),
      names: Object.keys(route.params).filter((name) => !acting.has(name)),
    }))
    .filter(({ names }) => names.length > 0);
}

/** All of these parameters. */
export const knownParameters = (): string[] =>
  [...new Set(queryTable().flatMap(({ names }) => names))].sort();

/** Addresses of pages that differ by the visitor's platform. */
export const platformPaths = (): string[] =>
  ROUTES.filter(({ byPlatform }) => byPlatform).flatMap((route) => kindsOf(route).map(([path]) => path));
