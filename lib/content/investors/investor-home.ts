import 'server-only';
import type { DictionaryEntry } from '@/lib/model/dictionary';
import type { DisclosureMedium, InvestorHome, ReportBanner } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import type { Locale, Variant } from '@/lib/model/variant';
import { withSizes } from '../articles/attachments';
import { getDictionaries, getTranslate } from '../dictionaries/dictionaries';
import { getQuotes } from '../quotes';
import { secondary } from '../secondary';
import { findByPath, getMenu } from '../site/menu';
import { pageAnnouncements } from './announcements';
import { getCalendar } from './calendar';
import { getContacts } from './contacts';
import { newestReport } from './reports';

const CALENDAR_TEASER_COUNT = 3;

const INVESTOR_ANNOUNCEMENTS = 3;

const REPORTS = { zh: 'annual_report', en: 'annual_report_en' } as const;

/** Where the dictionary names no report: the newest of the list of reports. */
async function reportOfList(
  variant: Variant,
): Promise<Pick<DictionaryEntry, 'label' | 'text' | 'url'> | null> {
  const report = await newestReport(variant);
  const file = report?.files[0];
  return report && file ? { label: report.title, text: String(report.year ?? ''), url: file.url } : null;
}

/** The first entry of the dictionary is the latest report; its year's picture is in year_picture. */
async function getBanner(variant: Variant): Promise<ReportBanner | null> {
  const dictionaries = await getDictionaries();
  const [named] = dictionaries.get(REPORTS[variant.locale]) ?? [];
  const report = named ?? (await reportOfList(variant));
  const pictures = dictionaries.get('year_picture') ?? [];
  if (!report) return null;
  const picture = pictures.find(({ value }) => value === report.text) ?? pictures[0];
  const [file] = await withSizes([{ url: report.url, name: '', type: 'PDF', size: '' }]);
  return {
    title: report.label,
    year: report.text,
    image: picture?.imageUrl || named?.imageUrl || '',
    url: report.url,
    size: file?.size ?? '',
  };
}

async function getMedia(locale: Locale): Promise<DisclosureMedium[]> {
  const [dictionaries, translate] = await Promise.all([getDictionaries(), getTranslate(locale)]);
  const media = dictionaries.get('disclosure_media') ?? [];
  return media.map(({ label, url, imageUrl }) => ({ name: translate(label), url, image: imageUrl }));
}

const NOBODY = { office: [], people: [] };

/** IR-01. What the page is about are its announcements and reports; the rest is left out when it fails. */
export async function getInvestorHome({ variant, path }: PageContext): Promise<InvestorHome | null> {
  const { locale } = variant;
  const menu = findByPath(await getMenu(locale), path);
  if (!menu) return null;
  const [quotes, banner, latest, calendar, contacts, media] = await Promise.all([
    getQuotes(),
    secondary('the report banner', getBanner(variant), null),
    // More than are shown: what lies in the future is hidden.
    pageAnnouncements(variant, {}),
    secondary('the calendar', getCalendar(locale), { coming: [], past: [] }),
    secondary('the contacts', getContacts(locale), NOBODY),
    secondary('the disclosure media', getMedia(locale), []),
  ]);
  return {
    title: menu.label,
    intro: menu.seo.description,
    quotes,
    banner,
    latest: (latest?.list.items ?? []).slice(0, INVESTOR_ANNOUNCEMENTS),
    events: calendar.coming.slice(0, CALENDAR_TEASER_COUNT),
    contacts,
    media,
  };
}
