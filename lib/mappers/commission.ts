import { isoDate } from '@/lib/base/format';
import { sanitise } from '@/lib/html/sanitise';
import type { CommissionRecord, CommissionText } from '@/lib/model/commission';
import type { RawCommission } from '@/lib/ows/contract/commissions';
import { convertibleRate } from '@/lib/rules/commission/rates';
import { aShareRate, readRates } from './commission-rates';

/** Turns YYYYMMDD of a real day into YYYY-MM-DD; anything else is empty (CP-04). */
export function noticeDate(text: string): string {
  const found = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!found) return '';
  return isoDate(found.slice(1).join('-')) ?? '';
}

/** A notice's own text, if it has words or a picture, takes precedence over the template of rates. */
function textOf({ PUBLICITY_CONTENT, BUSIN_LIST }: RawCommission): CommissionText {
  const { html } = sanitise(PUBLICITY_CONTENT);
  if (/<img/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '')) return { kind: 'own', html };
  const rates = readRates(BUSIN_LIST);
  return rates ? { kind: 'rates', rates, convertible: convertibleRate(rates) } : { kind: 'broken' };
}

/** Whether one of the rows is the notice with this id. */
export const holdsNotice = (rows: readonly RawCommission[], id: string): boolean =>
  rows.some(({ PUBLICITY_ID }) => PUBLICITY_ID === id);

/** A commission notice: its own sanitised text, or exact rates; `broken` when neither can be read. */
export function mapCommission(raw: RawCommission): CommissionRecord {
  const text = textOf(raw);
  return {
    id: raw.PUBLICITY_ID,
    date: noticeDate(raw.OPT_DATE),
    text,
    // The own text may state other rates than the list.
    aShareRate: text.kind === 'rates' ? aShareRate(raw.BUSIN_LIST) : null,
  };
}
