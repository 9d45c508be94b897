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
    name: raw.USER_NAME,
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

/** Reads forms such as 20240131, 2024-01-31 and 2024/1/31; anything else is no date. */
function dateOf(text: string): string {
  const found = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?!\d)/.exec(text.trim());
  if (!found) return '';
  const [, year = '', month = '', day = ''] = found;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(iso)) ? '' : iso;
}

/** An unreadable end date does not count as open-ended: no mandate may be called valid by mistake. */
function validityOf({ begin, end, today }: Record<'begin' | 'end' | 'today', string>, raw: string): Validity {
  if (raw.trim() && !end && !/^长期/.test(raw.trim())) return 'unknown';
  if (end && end < today) return 'ended';
  if (begin > today) return 'future';
  if (end) return 'valid';
  return begin || raw.trim() ? 'unlimited' : 'unknown';
}

/** `today` is YYYY-MM-DD in China; a mandate includes its last day. */
export function mapMarketingPerson(
  raw: RawMarketingPerson,
  translate: Translate,
  today: string,
): MarketingPerson {
  const [begin, end] = [dateOf(raw.AGENCY_BEGIN_DATE), dateOf(raw.AGENCY_END_DATE)];
  return {
    name: raw.USER_NAME,
    photo: safeMedia(raw.USER_HEAD_URL),
    branch: translate(raw.BRANCH_NAME),
    certificate: translate(raw.CERT_TYPE),
    number: raw.CERT_NO,
    area: translate(raw.AGENCY_AREA),
    begin,
    end,
    validity: validityOf({ begin, end, today }, raw.AGENCY_END_DATE),
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
