import { isoDate } from '@/lib/base/format';
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

/** Reads forms such as 20240131, 2024-01-31, 2024/1/31 and 2024年1月31日; anything else is no date, as is 31 February. */
function dateOf(text: string): string {
  const found = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})(?!\d)/.exec(text.trim());
  if (!found) return '';
  const [, year = '', month = '', day = ''] = found;
  return isoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? '';
}

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
  if (raw.end && !end && !/^长期/.test(raw.end)) return 'unknown';
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
  const [begin, end] = [dateOf(stated.begin), dateOf(stated.end)];
  return {
    name: raw.USER_NAME,
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
