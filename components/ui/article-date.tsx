import { formatDate, isoDate } from '@/lib/base/format';
import type { Locale } from '@/lib/model/variant';

/** A date of the back office in the page's language; text that is no date is shown as it is. */
export function ArticleDate({
  time,
  locale,
  className,
}: {
  time: string;
  locale: Locale;
  className?: string;
}) {
  return (
    <time dateTime={isoDate(time)} className={className}>
      {formatDate(time, locale)}
    </time>
  );
}
