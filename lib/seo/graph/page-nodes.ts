import type { Report as ReportNode, Thing } from 'schema-dts';
import type { Management } from '@/lib/model/company';
import type { Detail } from '@/lib/model/detail';
import type { Home } from '@/lib/model/home';
import type { Announcements, InvestorCalendar, Report, ReportCentre } from '@/lib/model/investors';
import type { PressRoom } from '@/lib/model/press-room';
import type { SoftwarePage } from '@/lib/model/software';
import type { EsgList } from '@/lib/model/sustainability';
import { articleNodes, isoTime, listNode, videoNode } from './articles';
import { eventNode, personNode, softwareNode } from './company';
import { documentNodes } from './documents';
import { type GraphSite, groupRef, partId } from './site';

/** Page-specific JSON-LD nodes, from the data of the page's loader. */

/** JSON-LD of a detail page: one article in full, or a list of several. */
export function detailNodes({ articles }: Detail, site: GraphSite): Thing[] {
  const [only, ...more] = articles;
  return more.length === 0 ? articleNodes(only, site) : [listNode(articles, site)];
}

/** JSON-LD of the videos in the home page's banner. */
export function homeNodes({ banner }: Home, site: GraphSite): Thing[] {
  if (!banner) return [];
  return banner.videos.map((url, at) => videoNode(site, { ...banner, image: banner.poster }, { url, at }));
}

/** JSON-LD of a list, with its featured article first. */
export function leadListNodes(
  { featured, list }: Pick<PressRoom | EsgList, 'featured' | 'list'>,
  site: GraphSite,
): Thing[] {
  return [listNode(featured ? [featured, ...list.items] : list.items, site)];
}

/** JSON-LD of the announcements on a page of their list. */
export function announcementNodes({ list }: Announcements, site: GraphSite): Thing[] {
  const articles = list.items.map(({ article }) => article);
  return [listNode(articles, site)];
}

/** JSON-LD of all investor events. */
export function calendarNodes({ coming, past }: InvestorCalendar, site: GraphSite): Thing[] {
  return [...coming, ...past].map((event) => eventNode(event, site));
}

/** JSON-LD of the managers. */
export function managementNodes({ groups }: Management, site: GraphSite): Thing[] {
  return groups.flatMap(({ managers }) => managers.map((manager) => personNode(manager, site)));
}

/** JSON-LD of the software that can be downloaded. */
export function downloadNodes({ featured, others }: SoftwarePage, site: GraphSite): Thing[] {
  return [...featured, ...others].map((item) => softwareNode(item, site));
}

function reportNode(site: GraphSite, { id, title, year, displayTime, files }: Report): ReportNode {
  return {
    '@type': 'Report',
    '@id': partId(site, `report-${id}`),
    name: title,
    datePublished: isoTime(displayTime),
    temporalCoverage: year === null ? undefined : String(year),
    publisher: groupRef(site),
    hasPart: documentNodes(files, title, site),
  };
}

/** Limit on the reports in the structured data, which every visitor downloads. */
const MAX_REPORTS = 40;

/** JSON-LD of the first reports with documents: newest year first, within a year by type. */
export function reportNodes({ years }: ReportCentre, site: GraphSite): Thing[] {
  const published = years.flatMap(({ reports }) => Object.values(reports).flat());
  const documented = published.filter(({ files }) => files.length > 0);
  return documented.slice(0, MAX_REPORTS).map((report) => reportNode(site, report));
}
