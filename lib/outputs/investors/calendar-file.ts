import 'server-only';
import { getTranslations } from 'next-intl/server';
import { listEvents } from '@/lib/content/investors/calendar';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { href } from '@/lib/site/routes';
import type { TextFile } from '../file-cache';
import { calendarText } from '../formats/calendar-text';

/** calendar.ics has all events, to subscribe to; event-<id>.ics has one. */
export async function calendarFile(locale: Locale, name: string): Promise<TextFile | null> {
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
