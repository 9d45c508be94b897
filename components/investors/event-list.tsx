import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import type { CalendarEvent } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { investorFile } from '@/lib/site/endpoints';
import { Row, Rows } from '../ui/rows';
import styles from './event-list.module.css';

function machineTime({ date, start }: CalendarEvent): string {
  return start ? `${date}T${start}+08:00` : date;
}

/** Upcoming or past dates, each with a calendar file. */
export function EventList({ events, locale }: { events: readonly CalendarEvent[]; locale: Locale }) {
  const t = useTranslations('investors.calendar');
  return (
    <Rows className={styles.list}>
      {events.map((event) => (
        <Row key={event.id} ended>
          <p className={styles.when}>
            <time dateTime={machineTime(event)}>{formatDate(event.date, locale)}</time>
            {event.start && (
              <span>{t('hours', { hours: [event.start, event.end].filter(Boolean).join('–') })}</span>
            )}
          </p>
          <div>
            <h3 className={styles.title}>{event.title}</h3>
            {event.place && <p className={styles.place}>{event.place}</p>}
          </div>
          <a
            className={styles.add}
            href={investorFile(locale, `event-${event.id}.ics`)}
            aria-label={t('addEvent', { title: event.title })}
          >
            {t('add')}
          </a>
        </Row>
      ))}
    </Rows>
  );
}
