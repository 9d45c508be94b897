import { isoDate } from './format';

/**
 * Reads a day in one of the forms that people write: 20240131, 2024-01-31, 2024/1/31, 2024.1.31 and 2024年1月31日, with
 * or without a time after it. Returns YYYY-MM-DD; empty for anything else, such as 31 February.
 */
export function writtenDay(text: string): string {
  const found = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})(?!\d)/.exec(text.trim());
  if (!found) return '';
  const [, year = '', month = '', day = ''] = found;
  return isoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? '';
}
