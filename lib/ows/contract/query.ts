import { CONTENT_PAGE_SIZE } from '@/lib/base/constants';
import type { Variant } from '@/lib/model/variant';
import { PATHS } from './paths';
import { terminalType } from './terminal-type';

/** Categories of articles, with their numbers in the contract. */
const CATEGORIES = { filings: '1' } as const;

/** What a loader requests from the content call. Absent fields do not filter. */
export interface ContentQuery {
  variant: Variant;
  menuKey?: string;
  /** Tags of the menu item; they replace its key unless queryTag is '2'. */
  bindingTags?: readonly string[];
  queryTag?: string;
  id?: string;
  /** A part of the title. */
  title?: string;
  category?: keyof typeof CATEGORIES;
  /** The label that lists show (customLable), in Chinese. */
  label?: string;
  /** Value of an entry of the dictionary news_filter. */
  filter?: string;
  /** Code of an editors' selection of articles. */
  selection?: string;
  /** Code of a slot on the home page, for the device of the variant. */
  slot?: string;
  year?: string;
  withBody?: boolean;
  /** Counted from 1. */
  pageNum?: number;
  pageSize?: number;
}

/** Codes that select content on their own: with one of them the menu key is left out. */
function codesOf({ variant, slot, selection, filter }: ContentQuery): Record<string, string> {
  const slotCode = variant.device === 'desktop' ? 'pcCode' : 'h5Code';
  const codes = { [slotCode]: slot, newCode: selection, filterName: filter };
  return Object.fromEntries(Object.entries(codes).flatMap(([name, code]) => (code ? [[name, code]] : [])));
}

function menuOf(query: ContentQuery): { menuKey?: string; attriCode?: string } {
  const { bindingTags = [], queryTag, menuKey } = query;
  if (bindingTags.length > 0 && queryTag !== '2') return { attriCode: bindingTags.join(',') };
  const hasCode = Object.keys(codesOf(query)).length > 0;
  return menuKey && !hasCode ? { menuKey } : {};
}

/** The body of the content call (CL-04). */
export function contentBody(query: ContentQuery): Record<string, string | number> {
  const { variant, id, title, category, label, year } = query;
  const plain = { id, title, categoryType: category && CATEGORIES[category], customLable: label, year };
  return {
    terType: terminalType(variant),
    ...Object.fromEntries(Object.entries(plain).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    ...codesOf(query),
    ...menuOf(query),
    // The misspelt name is the contract's own.
    queryDeatil: query.withBody ? '1' : '0',
    pageNum: query.pageNum ?? 1,
    pageSize: query.pageSize ?? CONTENT_PAGE_SIZE,
  };
}

/** Path of the content call, or in preview of the one that also returns drafts. */
export function contentPath(preview: boolean): string {
  return preview ? PATHS.articlesInPreview : PATHS.articles;
}
