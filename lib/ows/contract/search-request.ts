import type { TerminalType } from '@/lib/model/variant';

export const SEARCH_PATH = '/rest/v2/publicOpinionSearch';

export interface SearchWish {
  typed: string;
  terType: TerminalType;
  pageSize: number;
  page?: number;
  /** Beyond the contract, as in the content query; a back office that does not know them leaves them alone. */
  menuKey?: string;
  year?: string;
}

/** The body of call 8; its numbers are text. */
export function searchBody({ typed, terType, pageSize, page = 1, menuKey, year }: SearchWish) {
  return {
    back1: 'LIST',
    searchType: '29|30',
    searchContent: typed,
    pageSize: String(pageSize),
    pageNumber: String(page),
    terType,
    ...(menuKey ? { menuKey } : {}),
    ...(year ? { year } : {}),
  };
}
