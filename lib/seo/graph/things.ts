import type { Report as ReportNode, Thing } from 'schema-dts';
import type { Management } from '../../model/company';
import type { Detail } from '../../model/detail';
import type { Home } from '../../model/home';
import type { Announcements, InvestorCalendar, Report, ReportCentre } from '../../model/investors';
import type { PressRoom } from '../../model/press-room';
import type { Downloads } from '../../model/software';
import type { EsgList } from '../../model/sustainability';
import { articleThings, isoTime, listNode, videoNode } from './articles';
import { eventNode, personNode, softwareNode } from './company';
import { absolute, groupRef, type Place, partId } from './place';

/** What each page is about, by what its loader gave it. */

export function detailThings({ articles }: Detail, place: Place): Thing[] {
  const [only, ...more] = articles;
  return more.length === 0 ? articleThings(only, place) : [listNode(articles, place)];
}

/** The films of the home page's banner. */
export function homeThings({ banner }: Home, place: Place): Thing[] {
  if (!banner) return [];
  return banner.videos.map((url, at) => videoNode(place, { ...banner, image: banner.poster }, url, at));
}

/** A list whose first page shows one article in large above the others. */
export function leadListThings(
  { featured, list }: Pick<PressRoom | EsgList, 'featured' | 'list'>,
  place: Place,
): Thing[] {
  return [listNode(featured ? [featured, ...list.items] : list.items, place)];
}

export function announcementThings({ list }: Announcements, place: Place): Thing[] {
  const articles = list.items.map(({ article }) => article);
  return [listNode(articles, place)];
}

export function calendarThings({ coming, past }: InvestorCalendar, place: Place): Thing[] {
  return [...coming, ...past].map((event) => eventNode(event, place));
}

export function managementThings({ groups }: Management, place: Place): Thing[] {
  return groups.flatMap(({ managers }) => managers.map((manager) => personNode(manager, place)));
}

export function downloadThings({ featured, others }: Downloads, place: Place): Thing[] {
  return [...featured, ...others].map((item) => softwareNode(item, place));
}

function reportNode(place: Place, { id, title, year, displayTime, files }: Report): ReportNode {
  return {
    '@type': 'Report',
    '@id': partId(place, `report-${id}`),
    name: title,
    datePublished: isoTime(displayTime),
    temporalCoverage: year === null ? undefined : String(year),
    publisher: groupRef(place),
    hasPart: files.map(({ name, url }) => ({
      '@type': 'DigitalDocument' as const,
      name,
      url: absolute(place, url),
      encodingFormat: 'application/pdf',
    })),
  };
}

export function reportThings({ years }: ReportCentre, place: Place): Thing[] {
  return years.flatMap(({ reports }) =>
    Object.values(reports)
      .flat()
      .map((report) => reportNode(place, report)),
  );
}
