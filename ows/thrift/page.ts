import type { ThriftRequest } from './request';

/** One page of a thrift list. Unlike content lists, a page past the end is empty. */
export function pageOf<T>(items: T[], request: ThriftRequest, fallbackSize: number): T[] {
  const pageNo = positive(request.PAGE_NO, 1);
  const pageSize = positive(request.PAGE_SIZE, fallbackSize);
  return items.slice((pageNo - 1) * pageSize, pageNo * pageSize);
}

function positive(text: string | undefined, fallback: number): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback;
}
