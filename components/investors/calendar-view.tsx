import { useTranslations } from 'next-intl';
import type { InvestorCalendar } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import { investorFile } from '@/lib/site/endpoints';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { FileLinks } from '../ui/table/file-links';
import styles from './calendar.module.css';
import { EventList } from './event-list';

/** Financial calendar, upcoming dates first. */
export function CalendarView({ data, context }: { data: InvestorCalendar; context: PageContext }) {
  const t = useTranslations('investors.calendar');
  const { locale } = context;
  return (
    <>
      <PageHead title={t('title')} text={t('intro')} kind="dense" />
      <div className={`container ${styles.page}`}>
        <section aria-label={t('coming')}>
          <h2 className={styles.title}>{t('coming')}</h2>
          {data.coming.length > 0 ? (
            <EventList events={data.coming} locale={locale} />
          ) : (
            <EmptyState title={t('empty')} />
          )}
          {data.coming.length + data.past.length > 0 && (
            <FileLinks label={t('subscribe')} files={[['iCalendar', investorFile(locale, 'calendar.ics')]]} />
          )}
          <p className={styles.note}>{t('note')}</p>
        </section>
        {data.past.length > 0 && (
          <section aria-label={t('past')}>
            <h2 className={styles.title}>{t('past')}</h2>
            <EventList events={data.past} locale={locale} />
          </section>
        )}
      </div>
    </>
  );
}
