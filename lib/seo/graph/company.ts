import type { Event, Person, SoftwareApplication } from 'schema-dts';
import type { Manager } from '../../model/company';
import type { CalendarEvent } from '../../model/investors';
import type { SoftwareItem } from '../../model/software';
import { absolute, groupRef, type Place, partId } from './place';

const SYSTEMS = { windows: 'Windows', mac: 'macOS', mobile: 'iOS, Android, HarmonyOS' } as const;

/** A day, or a time of it, in China. */
const moment = (date: string, time: string | null): string => (time ? `${date}T${time}:00+08:00` : date);

/** An entry of the investor calendar. */
export function eventNode({ id, title, date, start, end, place: venue }: CalendarEvent, place: Place): Event {
  return {
    '@type': 'Event',
    '@id': partId(place, `event-${id}`),
    name: title,
    startDate: moment(date, start),
    endDate: end ? moment(date, end) : undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: venue || place.settings.name[place.locale],
      address: venue || undefined,
    },
    organizer: groupRef(place),
  };
}

/** Somebody who leads the group, with the office held. */
export function personNode({ id, name, role }: Manager, place: Place): Person {
  return {
    '@type': 'Person',
    '@id': partId(place, `person-${id}`),
    name,
    jobTitle: role,
    worksFor: groupRef(place),
  };
}

/** A program to download. */
export function softwareNode(item: SoftwareItem, place: Place): SoftwareApplication {
  const systems = [...new Set(item.builds.map(({ platform }) => SYSTEMS[platform]))];
  const link = item.builds.find(({ href }) => href)?.href;
  return {
    '@type': 'SoftwareApplication',
    '@id': partId(place, `software-${item.id}`),
    name: item.name,
    description: item.description || item.subtitle || undefined,
    applicationCategory: 'FinanceApplication',
    operatingSystem: systems.join(', ') || undefined,
    softwareVersion: item.version || undefined,
    downloadUrl: link ? absolute(place, link) : undefined,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' },
    publisher: groupRef(place),
  };
}
