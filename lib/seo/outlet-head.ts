import type { CommissionNotices } from '@/lib/model/commission';
import type {
  BranchCompany,
  Finder,
  Outlet,
  OutletFilter,
  OutletPage,
  OutletTables,
} from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { translator } from '@/lib/words/translator';
import { placeWords } from './place-words';

/** The title names the place. Keyword searches are not indexed, nor are places without an outlet. */
const searchedHead = ({ province, keyword }: OutletFilter, found: number, locale: Locale) => ({
  chosen: placeWords(province, locale),
  noindex: keyword !== '' || (province !== '' && found === 0),
});

/** Head of the outlet finder, whose title names the place. */
export const finderHead = ({ filter, outlets }: Finder, { locale }: PageContext) =>
  searchedHead(filter, outlets.length, locale);

/** Head of the disclosure tables. The page of all outlets repeats the pages of the places, so it is not indexed. */
export function tablesHead({ filter, total }: OutletTables, { locale, query }: PageContext) {
  const head = searchedHead(filter, total, locale);
  return { ...head, noindex: head.noindex || query.province === 'all' };
}

/** Name, address and telephone number; where an English page has the name in Chinese, kind and place in English words. */
function described({ name, address, phone, kind, province }: Outlet, locale: Locale): string {
  const facts = [name, address, phone].filter(Boolean).join(' · ');
  if (locale !== 'en' || !/\p{Script=Han}/u.test(name)) return facts;
  const t = translator(locale, 'outlets');
  const [place] = placeWords(province, locale);
  return t('described', { kind: t(`kinds.${kind}`), place: place ?? 'none', facts });
}

/** Head of an outlet, or of the directory of all outlets. */
export function outletHead(data: OutletPage, { locale }: Pick<PageContext, 'locale'>) {
  if (data.kind === 'directory')
    return { title: `${data.title} - ${data.siteName}`, description: data.lead, crumb: data.title };
  const { name } = data.outlet;
  return { title: `${name} - ${data.siteName}`, description: described(data.outlet, locale), crumb: name };
}

/** Head of a branch company. It has an outlet page as well, so the title of this page names its offices. */
export function companyHead(data: BranchCompany, { locale }: PageContext) {
  if (data.kind === 'list') return {};
  const { name, address, phone } = data.outlet;
  const offices = translator(locale, 'outlets')('offices');
  const description = [`${name} ${offices}: ${data.offices.length}`, address, phone]
    .filter(Boolean)
    .join(' · ');
  return { title: `${name} ${offices} - ${data.siteName}`, description, crumb: name };
}

/** Title and breadcrumb of the commission notices of an outlet, or of one of them; empty without an outlet. */
export function noticesHead(data: CommissionNotices) {
  if (data.kind === 'none') return {};
  const { name } = data.outlet;
  const date = data.kind === 'record' ? data.record.date : '';
  return { title: `${name}佣金公示${date && ` ${date}`} - ${data.siteName}`, crumb: `${name}佣金公示` };
}
