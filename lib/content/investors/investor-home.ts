import 'server-only';
import { mapLatestReport, mapMedium, mapYearPicture } from '@/lib/mappers/investors';
import {
  type DisclosureMedium,
  INVESTOR_LINKS,
  type InvestorHome,
  type LatestReport,
  type ReportBanner,
} from '@/lib/model/investors';
import type { KeyFigures } from '@/lib/model/key-figures';
import type { PageContext } from '@/lib/model/page';
import type { Locale, Variant } from '@/lib/model/variant';
import { keyFigures } from '@/lib/rules/investors/key-figures';
import { getTable } from '@/lib/rules/investors/tables';
import { env } from '@/lib/runtime/env';
import { localised } from '@/lib/site/localised';
import { withSizes } from '../articles/attachments';
import { getList } from '../articles/lists';
import { getDictionaries, getTranslate } from '../dictionaries/dictionaries';
import { getQuotes } from '../quotes';
import { secondary } from '../secondary';
import { findByPath, getMenu } from '../site/menu';
import { presentPages } from '../site/page-presence';
import { getCalendar } from './calendar';
import { getContacts } from './contacts';
import { isOfResults, latestResults } from './latest-results';
import { newestReport } from './reports';

const CALENDAR_TEASER_COUNT = 3;

const INVESTOR_ANNOUNCEMENTS = 3;

const REPORTS = { zh: 'annual_report', en: 'annual_report_en' } as const;

/** The newest report of the list, for when the dictionary names none. */
async function reportOfList(variant: Variant): Promise<LatestReport | null> {
  const report = await newestReport(variant);
  const file = report?.files[0];
  return report && file
    ? { title: report.title, year: String(report.year ?? ''), url: file.url, image: '' }
    : null;
}

/**
 * The first entry of the dictionary is the latest report; the picture of its year takes precedence over its
 * own.
 */
async function getBanner(variant: Variant): Promise<ReportBanner | null> {
  const dictionaries = await getDictionaries();
  const [named] = (dictionaries.get(REPORTS[variant.locale]) ?? []).map(mapLatestReport);
  const report = named ?? (await reportOfList(variant));
  if (!report) return null;
  const { title, year, url, image } = report;
  const pictures = (dictionaries.get('year_picture') ?? []).map(mapYearPicture);
  const picture = pictures.find((one) => one.year === year) ?? pictures[0];
  const [file] = await withSizes([{ url, name: '', type: 'PDF', size: '' }]);
  return { title, year, image: picture?.image || image, url, size: file?.size ?? '' };
}

async function getMedia(locale: Locale): Promise<DisclosureMedium[]> {
  const [dictionaries, translate] = await Promise.all([getDictionaries(), getTranslate(locale)]);
  return (dictionaries.get('disclosure_media') ?? []).map((entry) =>
    mapMedium({ ...entry, url: localised(entry.url, locale) }, translate),
  );
}

/** Sample figures are shown only where the settings of the company allow it. */
function figuresOf(locale: Locale): KeyFigures | null {
  const table = getTable('figures', locale);
  return table.sample && !env().settings.sampleFigures ? null : keyFigures(table);
}

const NOBODY = { office: [], people: [] };

/** IR-01. Announcements are required; all other blocks are secondary. */
export async function getInvestorHome({ variant, path }: PageContext): Promise<InvestorHome | null> {
  const { locale } = variant;
  const tree = await getMenu(locale);
  const menu = findByPath(tree, path);
  if (!menu) return null;
  const [quotes, results, banner, latest, calendar, contacts, media] = await Promise.all([
    getQuotes(),
    secondary('the latest results', latestResults(variant), null),
    secondary('the report banner', getBanner(variant), null),
    // More than are shown, since future ones are hidden.
    getList({ variant, page: 1 }, 'announcements'),
    secondary('the calendar', getCalendar(locale), { coming: [], past: [] }),
    secondary('the contacts', getContacts(locale), NOBODY),
    secondary('the disclosure media', getMedia(locale), []),
  ]);
  return {
    title: menu.label,
    intro: menu.seo.description,
    quotes,
    banner,
    results: results && { ...results, next: calendar.coming.find(isOfResults) ?? null },
    figures: figuresOf(locale),
    latest: (latest?.list.items ?? []).slice(0, INVESTOR_ANNOUNCEMENTS),
    events: calendar.coming.slice(0, CALENDAR_TEASER_COUNT),
    contacts,
    media,
    pages: presentPages(tree, locale, INVESTOR_LINKS),
  };
}
