import type { Event, Person, SoftwareApplication } from 'schema-dts';
import type { Manager } from '@/lib/model/company';
import type { CalendarEvent } from '@/lib/model/investors';
import type { SoftwareItem } from '@/lib/model/software';
import { absolute, type GraphSite, groupRef, partId } from './site';

/** Systems of desktops; for which phones an app is made is not known. */
const SYSTEMS = { windows: 'Windows', mac: 'macOS', mobile: null } as const;

/** A date, or date and time with the offset of China Standard Time. */
const moment = (date: string, time: string | null): string => (time ? `${date}T${time}:00+08:00` : date);

/** JSON-LD of an entry of the investor calendar. */
export function eventNode(
  { id, title, date, start, end, place: venue }: CalendarEvent,
  site: GraphSite,
): Event {
  return {
    '@type': 'Event',
    '@id': partId(site, `event-${id}`),
    name: title,
    startDate: moment(date, start),
    endDate: end ? moment(date, end) : undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: venue || site.settings.name[site.locale],
      address: venue || undefined,
    },
    organizer: groupRef(site),
  };
}

/** JSON-LD of a manager with the position held. */
export function personNode({ id, name, role }: Manager, site: GraphSite): Person {
  return {
    '@type': 'Person',
    '@id': partId(site, `person-${id}`),
    name,
    jobTitle: role,
    worksFor: groupRef(site),
  };
}

/** JSON-LD of a program to download. */
export function softwareNode(item: SoftwareItem, site: GraphSite): SoftwareApplication {
  const builds = item.builds.filter(({ href }) => href);
  const systems = [...new Set(builds.flatMap(({ platform }) => SYSTEMS[platform] ?? []))];
  const link = builds[0]?.href;
  return {
    '@type': 'SoftwareApplication',
    '@id': partId(site, `software-${item.id}`),
    name: item.name,
    description: item.description || item.subtitle || undefined,
    applicationCategory: 'FinanceApplication',
    operatingSystem: systems.join(', ') || undefined,
    softwareVersion: item.version || undefined,
    downloadUrl: link ? absolute(site, link) : undefined,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' },
    publisher: groupRef(site),
  };
}
