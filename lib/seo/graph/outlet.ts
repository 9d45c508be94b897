import type { FinancialService, Thing } from 'schema-dts';
import type { BranchCompany, Outlet, OutletPage } from '../../model/outlet';
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

export const outletThings = (data: OutletPage, place: Place): Thing[] =>
  data.kind === 'outlet' ? [outletNode(data.outlet, place)] : [];

export const companyThings = (data: BranchCompany, place: Place): Thing[] =>
  data.kind === 'company' ? [outletNode(data.outlet, place)] : [];
