import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import type { CalendarEvent } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { investorFile } from '@/lib/site/endpoints';
import { href } from '@/lib/site/routes';
import styles from './investor-top.module.css';

/** The next date for investors, beside the quotes. */
export function NextEvent({ event, locale }: { event: CalendarEvent; locale: Locale }) {
  const t = useTranslations('investors');
  const { id, title, date, start, end, place } = event;
  const hours = [start, end].filter(Boolean).join('–');
  return (
    <section className={styles.next} aria-label={t('home.nextEvent')}>
      <h3 className={styles.label}>{t('home.nextEvent')}</h3>
      <time dateTime={date}>{formatDate(date, locale)}</time>
      <p>
        <strong>{title}</strong>
      </p>
      <p className={styles.label}>
        {[hours && t('calendar.hours', { hours }), place].filter(Boolean).join(' · ')}
      </p>
      <p>
        <a href={investorFile(locale, `event-${id}.ics`)}>{t('home.addNext')}</a>
        <a href={href(locale, '/investor-relations/calendar')}>{t('home.allEvents')}</a>
      </p>
    </section>
  );
}
