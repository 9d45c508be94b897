import { z } from 'zod';
import { optionalList, optionalText, pageLength, pageNumber } from '../http/fields';

export const terminalType = optionalText.pipe(z.enum(['1', '2', '3', '4'], '终端类型不正确').optional());

/** The content query. Field names are those of the wire, misspellings included. */
export const contentQuery = z.object({
  terType: terminalType,
  menuKey: optionalText,
  /** An id that no article can have finds nothing. */
  id: optionalText,
  title: optionalText,
  year: optionalText.pipe(
    z
      .string()
      .regex(/^\d{4}$/, '年份不正确')
      .optional(),
  ),
  customLable: optionalText,
  showTag: optionalText,
  categoryType: optionalText,
  pcCode: optionalList,
  h5Code: optionalList,
  newCode: optionalList,
  filterName: optionalList,
  attriCode: optionalList,
  queryDeatil: optionalText,
  pageNum: pageNumber,
  pageSize: pageLength(100),
});
export type ContentQuery = z.output<typeof contentQuery>;

export const contentListQuery = z.object({ title: optionalText, terType: terminalType });
