import { z } from 'zod';
import { RELAYED } from '@/lib/base/cache';
import { Refusal } from '@/lib/gate/refusal';
import { BUSINESS_TYPES, SERVICES } from '@/lib/ows/contract/thrift';
import type { RateName } from '@/lib/runtime/env';
import type { Fields } from './call';
import { checkedBy, countText, text, textLike } from './check';

const { commissions, outlets, practitioners, marketing } = SERVICES;
const keyOf = ({ FUNC_ID, SERVICE_NAME }: { FUNC_ID: string; SERVICE_NAME: string }): string =>
  `${SERVICE_NAME} ${FUNC_ID}`;
const PEOPLE_AT_ONCE = 10;

const place = { PROVINCE_NAME: text(50), CITY_NAME: text(50), KEYWORD: text(100) };
const BUSINESS_TYPE = new RegExp(`^(${Object.values(BUSINESS_TYPES).join('|')})$`);
const page = countText(10_000, 1);

/** Call 6: the services that browsers may call, and their fields. */
const SHAPES: Readonly<Record<string, z.ZodType<Fields>>> = {
  [keyOf(commissions)]: z.object({ BRANCH_NO: text(50), PUBLICITY_ID: text(50), PAGE_NO: page }),
  [keyOf(outlets)]: z.object({ ...place, COMP_ID: text(50) }),
  [keyOf(practitioners)]: z.object({
    ...place,
    PAGE_NO: page,
    PAGE_SIZE: countText(PEOPLE_AT_ONCE, PEOPLE_AT_ONCE),
    TOTAL_FLAG: text(10),
  }),
  [keyOf(marketing)]: z.object({ BUSIN_TYPE: textLike(BUSINESS_TYPE), KEYWORD: text(100) }),
};

const Names = z.object({ FUNC_ID: z.string(), SERVICE_NAME: z.string() });

/** Picks the fields of the requested service; throws a 404 for any other service. */
export function checkThrift(fields: unknown): Fields {
  const names = Names.safeParse(fields);
  if (!names.success) throw new Refusal(400);
  const key = keyOf(names.data);
  const shape = Object.hasOwn(SHAPES, key) ? SHAPES[key] : undefined;
  if (!shape) throw new Refusal(404);
  return { ...names.data, ...checkedBy(shape)(fields) };
}

/** Only outlets, which change rarely, are cached; the other lists are not. */
export const thriftCacheMs = ({ FUNC_ID }: Fields): number =>
  FUNC_ID === outlets.FUNC_ID ? RELAYED.outlets * 1000 : 0;

/** Lists of persons are rate limited, so that they cannot be harvested. */
export const rateOfThrift = ({ FUNC_ID }: Fields): RateName | null =>
  FUNC_ID === practitioners.FUNC_ID || FUNC_ID === marketing.FUNC_ID ? 'people' : null;
