import { safeMedia } from '@/lib/html/safe-href';
import type { Marketer, Practitioner, Validity } from '@/lib/model/people';
import type { RawMarketer, RawPractitioner } from '@/lib/ows/contract/people';
import type { Translate } from './article';

export function mapPractitioner(raw: RawPractitioner, translate: Translate): Practitioner {
  const [sale, trade] = [raw.FUND_SALE_NO.trim(), raw.FUND_TRADE_NO.trim()];
  return {
    branch: translate(raw.BRANCH_NAME.trim()),
    name: raw.USER_NAME.trim(),
    certificate: sale ? 'sale' : trade ? 'trade' : 'none',
    number: sale || trade,
  };
}

/** 20240131, 2024-01-31 and 2024/1/31 are seen; anything else is no date. */
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

/** `today` as YYYY-MM-DD in China; the last day of a mandate belongs to it. */
export function mapMarketer(raw: RawMarketer, translate: Translate, today: string): Marketer {
  const [begin, end] = [dateOf(raw.AGENCY_BEGIN_DATE), dateOf(raw.AGENCY_END_DATE)];
  return {
    name: raw.USER_NAME.trim(),
    photo: safeMedia(raw.USER_HEAD_URL),
    branch: translate(raw.BRANCH_NAME.trim()),
    certificate: translate(raw.CERT_TYPE.trim()),
    number: raw.CERT_NO.trim(),
    area: translate(raw.AGENCY_AREA.trim()),
    begin,
    end,
    validity: validityOf({ begin, end, today }, raw.AGENCY_END_DATE),
  };
}
