import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { isFirstPublication } from '@/lib/rules/record/first-published';
import { Moment } from './moment';

interface SinceProps {
  /** ISO 8601 in UTC. */
  since: string;
  displayTime: string;
  locale: Locale;
}

/** When a filing was first published here, or recorded where it is older than the record. */
export function Since({ since, displayTime, locale }: SinceProps) {
  const t = useTranslations('archive.since');
  const key = isFirstPublication(since, displayTime) ? 'published' : 'recorded';
  return <span data-observed="">{t.rich(key, { time: () => <Moment time={since} locale={locale} /> })}</span>;
}
