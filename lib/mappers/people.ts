import { writtenDay } from '@/lib/base/written-day';
import { safeMedia } from '@/lib/html/safe-href';
import type { MarketingPerson, PersonKind, Practitioner, Validity } from '@/lib/model/people';
import type { RawMarketingPerson, RawPractitioner } from '@/lib/ows/contract/people';
import { BUSINESS_TYPES } from '@/lib/ows/contract/thrift';
import type { Translate } from './articles';

/** The certificate for selling funds takes precedence over the general one. */
export function mapPractitioner(raw: RawPractitioner, translate: Translate): Practitioner {
  const { FUND_SALE_NO: sale, FUND_TRADE_NO: trade } = raw;
  return {
    branch: translate(raw.BRANCH_NAME),
    name: nameOf(raw.USER_NAME),
    certificate: sale ? 'sale' : trade ? 'trade' : 'none',
    number: sale || trade,
    numbers: [sale, trade].filter(Boolean),
  };
}

/**
 * The rows of one kind and those without a kind: the kinds are not mixed, whatever the back office answers.
 */
const ofKind = (rows: readonly RawMarketingPerson[], kind: PersonKind): RawMarketingPerson[] =>
  rows.filter(({ BUSIN_TYPE }) => !BUSIN_TYPE || BUSIN_TYPE === BUSINESS_TYPES[kind]);

/** Back offices write a mandate without an end in words, or as the last day that their tables can hold. */
const OPEN_ENDED = /^(?:长期|9999|2999)/;

/** Spaces within two characters only align them with names of three. */
const nameOf = (text: string): string => text.replace(/^(\p{Script=Han})\s+(\p{Script=Han})$/u, '$1$2');

interface Mandate {
  /** As the back office writes them. */
  raw: { begin: string; end: string };
  /** The same as YYYY-MM-DD, or empty. */
  begin: string;
  end: string;
  today: string;
}

/** An unreadable date counts neither as past nor as open-ended: no mandate may be called valid by mistake. */
function validityOf({ raw, begin, end, today }: Mandate): Validity {
  if (end && end < today) return 'ended';
  if (raw.begin && !begin) return 'unknown';
  if (raw.end && !end && !OPEN_ENDED.test(raw.end)) return 'unknown';
  if (begin > today) return 'future';
  if (end) return 'valid';
  return begin || raw.end ? 'unlimited' : 'unknown';
}

/** `today` is YYYY-MM-DD in China; a mandate includes its last day. */
export function mapMarketingPerson(
  raw: RawMarketingPerson,
  translate: Translate,
  today: string,
): MarketingPerson {
  const stated = { begin: raw.AGENCY_BEGIN_DATE.trim(), end: raw.AGENCY_END_DATE.trim() };
  const [begin, end] = [writtenDay(stated.begin), OPEN_ENDED.test(stated.end) ? '' : writtenDay(stated.end)];
  return {
    name: nameOf(raw.USER_NAME),
    photo: safeMedia(raw.USER_HEAD_URL),
    branch: translate(raw.BRANCH_NAME),
    certificate: translate(raw.CERT_TYPE),
    number: raw.CERT_NO,
    area: translate(raw.AGENCY_AREA),
    begin,
    end,
    validity: validityOf({ raw: stated, begin, end, today }),
  };
}

interface PeopleView {
  kind: PersonKind;
  translate: Translate;
  /** As in `mapMarketingPerson`. */
  today: string;
}

/** The people of one kind, in their order. */
export const mapMarketingPeople = (
  rows: readonly RawMarketingPerson[],
  { kind, translate, today }: PeopleView,
): MarketingPerson[] => ofKind(rows, kind).map((row) => mapMarketingPerson(row, translate, today));
