import 'server-only';
import { getTranslations } from 'next-intl/server';
import { env } from '../../env';
import { calendarText } from '../../investors/calendar-text';
import type { Locale } from '../../model/variant';
import { href } from '../../routes';
import { listEvents } from './calendar';
import type { InvestorFile } from './files';

/** calendar.ics is all events, to subscribe to; event-<id>.ics is one. */
export async function calendarFile(locale: Locale, name: string): Promise<InvestorFile | null> {
  const events = await listEvents(locale);
  const id = /^event-(.+)\.ics$/.exec(name)?.[1];
  const chosen = id ? events.filter((event) => event.id === id) : events;
  if ((!id && name !== 'calendar.ics') || chosen.length === 0) return null;
  const { siteUrl, settings } = env();
  const t = await getTranslations({ locale, namespace: 'investors.calendar' });
  const { host } = new URL(siteUrl);
  const url = new URL(href(locale, '/investor-relations/calendar'), siteUrl).href;
  const body = calendarText(chosen, { name: `${settings.name[locale]} ${t('title')}`, host, url });
  return { type: 'text/calendar; charset=utf-8', body, save: Boolean(id) };
}
