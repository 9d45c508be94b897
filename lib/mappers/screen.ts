import { chinaTime } from '@/lib/base/china-time';
import { OwsError } from '@/lib/base/ows-error';
import { isRecord, toInt, toRecords, toText } from '@/lib/base/values';
import type { OwsBody } from '@/lib/ows/client';
import { isPublic } from './articles';

type Row = Readonly<Record<string, unknown>>;

/** Drafts and future articles are dropped here: the back office is not trusted to withhold them. */
function visible(rows: readonly Row[], now: number): Row[] {
  return rows.filter((row) =>
    isPublic({ status: toText(row.status), displayTime: toText(row.displayTime) }, now),
  );
}

/** Call 4: published rows only. The total stays that of the back office unless the answer holds all rows. */
export function screenPage(answer: OwsBody, now: number): OwsBody {
  if (!Array.isArray(answer.rows)) throw new OwsError('malformed', 'rows is not a list', { code: 200 });
  const rows = visible(toRecords(answer.rows), now);
  const total = toInt(answer.total) ?? answer.rows.length;
  return { ...answer, rows, total: total <= answer.rows.length ? rows.length : total };
}

/** Call 5: the same for `data`, which is absent when there is nothing. */
export function screenList(answer: OwsBody, now: number): OwsBody {
  return { ...answer, data: visible(toRecords(answer.data), now) };
}

const HIT_LISTS = ['suggestions', 'functionResults', 'results'] as const;

/** Hits have no status, but a display time: future ones are dropped. */
export function screenHits(answer: OwsBody, now: number): OwsBody {
  const { data } = answer;
  if (!isRecord(data)) return answer;
  const past = ({ detail }: Row) =>
    (chinaTime(isRecord(detail) ? toText(detail.display_time) : '') ?? now) <= now;
  const lists = HIT_LISTS.map((name) => [name, toRecords(data[name]).filter(past)] as const);
  return { ...answer, data: { ...data, ...Object.fromEntries(lists) } };
}

const MAX_PEOPLE = 20;

/** Call 6: the list of marketing persons has no paging, so browsers get only its first rows. */
export function screenPeople(answer: OwsBody): OwsBody {
  const rows = toRecords(answer.data);
  return rows.some((row) => 'CERT_NO' in row) ? { ...answer, data: rows.slice(0, MAX_PEOPLE) } : answer;
}
