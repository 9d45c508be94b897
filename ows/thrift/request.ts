import { z } from 'zod';
import { optionalText } from '../http/fields';

/** A request of the relay: two names that select the service, and the fields of all services. */
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

/** Rows, and the total where the service counts. */
export type ThriftAnswer = { rows: Record<string, unknown>[]; total?: number };
