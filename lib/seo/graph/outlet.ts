import type { FinancialService, ItemList, LocationFeatureSpecification, Thing } from 'schema-dts';
import type { BranchCompany, Finder, Outlet, OutletCard, OutletPage } from '@/lib/model/outlets';
import { phoneNumbers } from '@/lib/rules/contacts/phone-numbers';
import { schemaHours } from '@/lib/rules/outlets/opening-hours';
import { companyHref, outletHref } from '@/lib/site/outlet-addresses';
import { translator } from '@/lib/words/translator';
import { absolute, type GraphSite, groupRef, partId } from './site';

/** The facilities of an outlet, in the language of the page; undefined if it has none. */
function amenities(
  { facilities }: Outlet,
  { locale }: GraphSite,
): LocationFeatureSpecification[] | undefined {
  if (facilities.length === 0) return undefined;
  const t = translator(locale, 'outlets.facilities');
  return facilities.map((code) => ({ '@type': 'LocationFeatureSpecification', name: t(code), value: true }));
}

/** Each number of a telephone field, as it is written. */
function telephones(phone: string): string | string[] | undefined {
  const numbers = phoneNumbers(phone);
  return numbers.length > 1 ? numbers : numbers[0];
}

/** An outlet as a FinancialService; `geo` is in WGS-84. */
function outletNode(outlet: Outlet, site: GraphSite): FinancialService {
  const { id, name, officialName, address, cityName, provinceName, phone, position, kind } = outlet;
  const company = kind === 'office' && outlet.companyId;
  return {
    '@type': 'FinancialService',
    '@id': partId(site, 'outlet'),
    name,
    alternateName: officialName === name ? undefined : officialName,
    url: absolute(site, outletHref(site.locale, id)),
    telephone: telephones(phone),
    openingHours: schemaHours(outlet.hours),
    amenityFeature: amenities(outlet, site),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      addressLocality: cityName || undefined,
      addressRegion: provinceName || undefined,
      addressCountry: 'CN',
    },
    geo: position
      ? { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude }
      : undefined,
    parentOrganization: company
      ? { '@type': 'Organization', '@id': absolute(site, companyHref(site.locale, company)) }
      : groupRef(site),
  };
}

/** Outlets in the order of the page, each with the URL of its page, by default its outlet page. */
function outletList(
  outlets: readonly OutletCard[],
  site: GraphSite,
  addressOf = ({ id }: OutletCard) => outletHref(site.locale, id),
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': partId(site, 'list'),
    numberOfItems: outlets.length,
    itemListElement: outlets.map((outlet, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: outlet.name,
      url: absolute(site, addressOf(outlet)),
    })),
  };
}

/** JSON-LD of the outlets that the finder shows. */
export const finderNodes = ({ outlets }: Pick<Finder, 'outlets'>, site: GraphSite): Thing[] => [
  outletList(outlets, site),
];

/** JSON-LD of an outlet; none for the directory, since a sitemap lists all outlets. */
export const outletNodes = (data: OutletPage, site: GraphSite): Thing[] =>
  data.kind === 'outlet' ? [outletNode(data.outlet, site)] : [];

/** JSON-LD of a branch company and its offices, or of the list of branch companies. */
export const companyNodes = (data: BranchCompany, site: GraphSite): Thing[] =>
  data.kind === 'company'
    ? [outletNode(data.outlet, site), outletList(data.offices, site)]
    : [outletList(data.companies, site, ({ id }) => companyHref(site.locale, id))];
