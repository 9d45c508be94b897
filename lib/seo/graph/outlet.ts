import type { FinancialService, ItemList, Thing } from 'schema-dts';
import type { BranchCompany, Finder, Outlet, OutletCard, OutletPage } from '../../model/outlet';
import { companyHref, outletHref } from '../../outlets/addresses';
import { absolute, groupRef, type Place, partId } from './place';

/** An outlet as a place where financial services are had; positions are WGS-84. */
export function outletNode(outlet: Outlet, place: Place): FinancialService {
  const { id, name, officialName, address, cityName, provinceName, phone, position, kind } = outlet;
  const company = kind === 'office' && outlet.companyId;
  return {
    '@type': 'FinancialService',
    '@id': partId(place, 'outlet'),
    name,
    alternateName: officialName === name ? undefined : officialName,
    url: absolute(place, outletHref(place.locale, id)),
    telephone: phone || undefined,
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
      ? { '@type': 'Organization', '@id': absolute(place, companyHref(place.locale, company)) }
      : groupRef(place),
  };
}

/** Outlets in the order of the page, each by the address of its own page. */
function outletList(
  outlets: readonly OutletCard[],
  place: Place,
  addressOf = ({ id }: OutletCard) => outletHref(place.locale, id),
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': partId(place, 'list'),
    numberOfItems: outlets.length,
    itemListElement: outlets.map((outlet, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: outlet.name,
      url: absolute(place, addressOf(outlet)),
    })),
  };
}

export const finderThings = ({ outlets }: Pick<Finder, 'outlets'>, place: Place): Thing[] => [
  outletList(outlets, place),
];

/** The directory of all outlets is no list here: they are many, and a sitemap names each. */
export const outletThings = (data: OutletPage, place: Place): Thing[] =>
  data.kind === 'outlet' ? [outletNode(data.outlet, place)] : [];

export const companyThings = (data: BranchCompany, place: Place): Thing[] =>
  data.kind === 'company'
    ? [outletNode(data.outlet, place), outletList(data.offices, place)]
    : [outletList(data.companies, place, ({ id }) => companyHref(place.locale, id))];
