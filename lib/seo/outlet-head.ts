import type { CommissionNotices } from '@/lib/model/commission';
import type { BranchCompany, Finder, OutletFilter, OutletPage, OutletTables } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { translator } from '@/lib/words/translator';
import { placeWords } from './place-words';

/** Every place has a title of its own; searches of visitors are not indexed. */
const searchedHead = ({ province, keyword }: OutletFilter, locale: Locale) => ({
  chosen: placeWords(province, locale),
  noindex: keyword !== '',
});
/** Title of the outlet finder, with the place and words searched for. */
export const finderHead = ({ filter }: Finder, { locale }: PageContext) => searchedHead(filter, locale);
/** Title of the disclosure tables, with the place and words searched for; all at once repeats the pages of the places. */
export function tablesHead({ filter }: OutletTables, { locale, query }: PageContext) {
  const head = searchedHead(filter, locale);
  return { ...head, noindex: head.noindex || query.province === 'all' };
}

/** Title and description of an outlet. */
export function outletHead(data: OutletPage) {
  if (data.kind === 'directory')
    return { title: `${data.title} - ${data.siteName}`, description: data.lead, crumb: data.title };
  const { name, address, phone } = data.outlet;
  const description = [name, address, phone].filter(Boolean).join(' · ');
  return { title: `${name} - ${data.siteName}`, description, crumb: name };
}

/** A branch company has an outlet page as well, so the title of this one names its offices. */
export function companyHead(data: BranchCompany, { locale }: PageContext) {
  if (data.kind === 'list') return {};
  const { name, address, phone } = data.outlet;
  const offices = translator(locale, 'outlets')('offices');
  const description = [`${name} ${offices}: ${data.offices.length}`, address, phone]
    .filter(Boolean)
    .join(' · ');
  return { title: `${name} ${offices} - ${data.siteName}`, description, crumb: name };
}

/** Title and breadcrumb of commission notices: of all, an outlet, or one notice. */
export function noticesHead(data: CommissionNotices) {
  if (data.kind === 'none') return {};
  const { name } = data.outlet;
  const date = data.kind === 'record' ? data.record.date : '';
  return { title: `${name}佣金公示${date && ` ${date}`} - ${data.siteName}`, crumb: `${name}佣金公示` };
}
