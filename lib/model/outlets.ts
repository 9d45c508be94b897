import type { LinkEntry } from './dictionaries';
import type { MapSketch } from './map-sketch';
import type { ProvinceCode } from './provinces';

/** Degrees of WGS-84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A facility of an outlet for older or disabled visitors (EL-19). */
export type OutletFacility = 'step_free' | 'wheelchair' | 'glasses' | 'care_window';

/** Fields of an outlet for lists and the map; browsers load them for all outlets. */
export interface OutletCard {
  id: string;
  /** `company` is a branch company, `office` a business office. */
  kind: 'company' | 'office';
  name: string;
  address: string;
  phone: string;
  /** Province code, as in query parameters (`guangdong`); empty for an unknown province. */
  province: string;
  city: string;
  /** Opening hours in the words of the back office, or empty. */
  hours: string;
  /** Without duplicates; empty if the back office names none that is known. */
  facilities: readonly OutletFacility[];
  position: Point | null;
}

export interface Outlet extends OutletCard {
  /** Chinese name, as in map services and official documents. */
  officialName: string;
  provinceName: string;
  cityName: string;
  code: string;
  manager: string;
  /** Securities and futures business scope of the licence. */
  scope: string;
  complaintPhone: string;
  companyId: string;
  /** Validated URL of the QR code of the WeChat service account, or empty. */
  wechatQr: string;
  /** URL of the microblog on an allowed host, or empty. */
  weibo: string;
}

/** Province and kind of an outlet. `province` is null if unknown. */
export interface OutletPlace {
  province: ProvinceCode | null;
  kind: Outlet['kind'];
}

/** Name, address and telephone numbers of an outlet. */
export type OutletContact = Pick<Outlet, 'name' | 'address' | 'phone' | 'complaintPhone'>;

export interface OutletFilter {
  province: string;
  keyword: string;
}

/** Source of map tiles that the operator configured. */
export interface TileSource {
  /** URL templates of the layers, bottom layer first, with {s}, {x}, {y} and {z}. */
  urls: string[];
  subdomains: string;
  system: 'WGS84' | 'GCJ02';
  credit: string;
  maxZoom: number;
}

/** Number of outlets in a province, or in Shenzhen. */
export interface ProvinceCount {
  province: ProvinceCode;
  count: number;
}

/** Data of the outlet finder that its script in the browser uses, too. */
export interface FinderList {
  filter: OutletFilter;
  /** Province shown: the one in the query, else the default; empty for the whole country. */
  shown: string;
  outlets: OutletCard[];
  tiles: TileSource | null;
  /** Approval number (审图号) of the base map, or empty. */
  mapApproval: string;
  siteName: string;
}

export interface Finder extends FinderList {
  /** Where the company has outlets, and how many; empty if that is unknown. */
  provinces: ProvinceCount[];
  /** Shown until the map has loaded; null on phones, for the whole country, and if it cannot be drawn. */
  map: OutletMap | null;
}

export interface OutletGroup<T> {
  /** Province code, or empty for an unknown province. */
  province: string;
  name: string;
  outlets: T[];
}

/** A drawn map of outlets; pages have null instead if no position is known or it cannot be drawn. */
export interface OutletMap {
  sketch: MapSketch;
  /** Approval number (审图号) of the map, or empty. */
  approval: string;
}

/** Page of one outlet, or the directory of all outlets if the query has no id. */
export type OutletPage =
  | {
      kind: 'outlet';
      outlet: Outlet;
      /** Branch company of the outlet; null if that is the outlet itself or unknown. */
      company: OutletCard | null;
      near: OutletCard[];
      map: OutletMap | null;
      siteName: string;
    }
  | {
      kind: 'directory';
      title: string;
      lead: string;
      groups: OutletGroup<OutletCard>[];
      total: number;
      siteName: string;
    };

/** OD-02: the disclosure tables of outlets. */
export interface OutletTables {
  filter: OutletFilter;
  /** Provinces to choose from, an unknown one with an empty code; empty if the query has a province or keyword. */
  index: { province: string; name: string; count: number }[];
  /** Outlets that match the query; without one, those of the first province. */
  groups: OutletGroup<Outlet>[];
  /** Distinct licence scopes of these outlets. */
  scopes: string[];
  total: number;
  siteName: string;
}

/** BC-01: the page of a branch company, or the list of all if the query has no compId. */
export type BranchCompany =
  | {
      kind: 'company';
      outlet: Outlet;
      /** Validated URL of the image, or empty. */
      banner: string;
      offices: OutletCard[];
      links: LinkEntry[];
      map: OutletMap | null;
      siteName: string;
    }
  | { kind: 'list'; companies: OutletCard[]; siteName: string };
