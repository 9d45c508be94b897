import type { Variant } from '@/lib/model/variant';
import { terminalType } from './terminal-type';

export interface SearchRequest {
  typed: string;
  variant: Variant;
  pageSize: number;
  page?: number;
  /** Beyond the contract, as in the content query; a back office that does not know them ignores them. */
  menuKey?: string;
  year?: string;
}

/** The body of call 8; numbers are sent as text. */
export function searchBody({ typed, variant, pageSize, page = 1, menuKey, year }: SearchRequest) {
  return {
    back1: 'LIST',
    searchType: '29|30',
    searchContent: typed,
    pageSize: String(pageSize),
    pageNumber: String(page),
    terType: terminalType(variant),
    ...(menuKey ? { menuKey } : {}),
    ...(year ? { year } : {}),
  };
}
