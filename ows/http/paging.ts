export type Paging = { pageNum: number; pageSize: number };

/** Offset of a page. Past the end the family returns the last page again, so callers stop by `total`. */
export function offsetOf({ pageNum, pageSize }: Paging, total: number): number {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return (Math.min(pageNum, lastPage) - 1) * pageSize;
}

export function sliceOf<T>(items: T[], paging: Paging): { total: number; rows: T[] } {
  const offset = offsetOf(paging, items.length);
  return { total: items.length, rows: items.slice(offset, offset + paging.pageSize) };
}
