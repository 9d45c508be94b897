import { formatMoment } from '@/lib/base/format';
import type { Locale } from '@/lib/model/variant';

/** A time in ISO 8601 as date and minute in China. */
export function Moment({ time, locale }: { time: string; locale: Locale }) {
  return <time dateTime={time}>{formatMoment(time, locale)}</time>;
}
