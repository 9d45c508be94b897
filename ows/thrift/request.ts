import { z } from 'zod';
import { optionalText } from '../http/fields';

/** The relay's request: two names that choose the service, and the fields of all of them. */
export const thriftRequest = z.object({
  FUNC_ID: optionalText,
  SERVICE_NAME: optionalText,
  BRANCH_NO: optionalText,
  PUBLICITY_ID: optionalText,
  PROVINCE_NAME: optionalText,
  CITY_NAME: optionalText,
  KEYWORD: optionalText,
  COMP_ID: optionalText,
  BUSIN_TYPE: optionalText,
  PAGE_NO: optionalText,
  PAGE_SIZE: optionalText,
  TOTAL_FLAG: optionalText,
});
export type ThriftRequest = z.output<typeof thriftRequest>;

/** Rows, and how many there are in all where the service counts them. */
export type ThriftAnswer = { rows: Record<string, unknown>[]; total?: number };
