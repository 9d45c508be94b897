import { z } from 'zod';
import { RELAYED } from '@/lib/base/cache';
import { Refusal } from '@/lib/gate/refusal';
import type { RateName } from '@/lib/runtime/env';
import type { Fields } from './call';
import { checkedBy, countText, text, textLike } from './check';

const EMPLOYEES = 'OWSSGGZJUniEmployeeService';
const COMMISSIONS = 'OWSSGGZJCommissionService';
const OUTLETS = 'W12501304';
const PRACTITIONERS = 'W12501303';
const PERSONNEL = 'W12501302';
const PEOPLE_AT_ONCE = 10;

const place = { PROVINCE_NAME: text(50), CITY_NAME: text(50), KEYWORD: text(100) };
const page = countText(10_000, 1);

/** Call 6: the services that browsers may ask, and their fields. */
const SERVICES: Readonly<Record<string, z.ZodType<Fields>>> = {
  [`${COMMISSIONS} W12016318`]: z.object({ BRANCH_NO: text(50), PUBLICITY_ID: text(50), PAGE_NO: page }),
  [`${EMPLOYEES} ${OUTLETS}`]: z.object({ ...place, COMP_ID: text(50) }),
  [`${EMPLOYEES} ${PRACTITIONERS}`]: z.object({
    ...place,
    PAGE_NO: page,
    PAGE_SIZE: countText(PEOPLE_AT_ONCE, PEOPLE_AT_ONCE),
    TOTAL_FLAG: text(10),
  }),
  [`${EMPLOYEES} ${PERSONNEL}`]: z.object({ BUSIN_TYPE: textLike(/^(YWRY|KHJZR)$/), KEYWORD: text(100) }),
};

const Names = z.object({ FUNC_ID: z.string(), SERVICE_NAME: z.string() });

/** Takes over what the asked service names; a 404 for any other pair of names. */
export function checkThrift(asked: unknown): Fields {
  const names = Names.safeParse(asked);
  if (!names.success) throw new Refusal(400);
  const { FUNC_ID, SERVICE_NAME } = names.data;
  const key = `${SERVICE_NAME} ${FUNC_ID}`;
  const shape = Object.hasOwn(SERVICES, key) ? SERVICES[key] : undefined;
  if (!shape) throw new Refusal(404);
  return { ...names.data, ...checkedBy(shape)(asked) };
}

/** Outlets change rarely and every visitor of the branch map asks for them; the other lists are paged. */
export const keepThriftMs = ({ FUNC_ID }: Fields): number =>
  FUNC_ID === OUTLETS ? RELAYED.outlets * 1000 : 0;

/** Lists of persons are not to be carried off wholesale. */
export const rateOfThrift = ({ FUNC_ID }: Fields): RateName | null =>
  FUNC_ID === PRACTITIONERS || FUNC_ID === PERSONNEL ? 'people' : null;
