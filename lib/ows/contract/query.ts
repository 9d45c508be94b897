import { CONTENT_PAGE_SIZE } from '@/lib/base/constants';
import type { Variant } from '@/lib/model/variant';
import { PATHS } from './paths';
import { terminalType } from './terminal-type';

/** What a loader asks of the content call; the rules below turn it into the wire form. */
export interface ContentWish {
  variant: Variant;
  menuKey?: string;
  /** Tags of the menu item: they stand in for its key unless queryTag is '2'. */
  bindingTags?: readonly string[];
  queryTag?: string;
  id?: string;
  title?: string;
  categoryType?: string;
  customLable?: string;
  showTag?: string;
  attriCode?: string;
  pcCode?: string;
  h5Code?: string;
  newCode?: string;
  filterName?: string;
  year?: string;
  withBody?: boolean;
  pageNum?: number;
  pageSize?: number;
}

/** Codes that choose content by themselves: with one of them the menu no longer narrows the query. */
const CODES = ['h5Code', 'pcCode', 'newCode', 'filterName'] as const;

function codesOf(wish: ContentWish): Partial<Record<(typeof CODES)[number], string>> {
  const { device } = wish.variant;
  const allowed = { ...wish, [device === 'desktop' ? 'h5Code' : 'pcCode']: undefined };
  return Object.fromEntries(CODES.flatMap((code) => (allowed[code] ? [[code, allowed[code]]] : [])));
}

function placeOf(wish: ContentWish, hasCode: boolean): { menuKey?: string; attriCode?: string } {
  const byTags = wish.bindingTags?.length && wish.queryTag !== '2';
  const attriCode = byTags ? wish.bindingTags?.join(',') : wish.attriCode;
  const menuKey = hasCode || byTags ? undefined : wish.menuKey;
  return { ...(menuKey ? { menuKey } : {}), ...(attriCode ? { attriCode } : {}) };
}

/** The body of a content query (CL-04). Fields that are absent do not filter. */
export function contentQuery(wish: ContentWish): Record<string, string | number> {
  const codes = codesOf(wish);
  const { id, title, categoryType, customLable, showTag, year } = wish;
  const plain = { id, title, categoryType, customLable, showTag, year };
  return {
    terType: terminalType(wish.variant),
    ...Object.fromEntries(Object.entries(plain).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    ...codes,
    ...placeOf(wish, Object.keys(codes).length > 0),
    // The misspelt name is the wire's own.
    queryDeatil: wish.withBody ? '1' : '0',
    pageNum: wish.pageNum ?? 1,
    pageSize: wish.pageSize ?? CONTENT_PAGE_SIZE,
  };
}

/** The content call, or in preview the one that answers drafts too. */
export function contentPath(preview: boolean): string {
  return preview ? PATHS.articlesInPreview : PATHS.articles;
}
