import type { LinkEntry } from './dictionaries';
import type { MapSketch } from './map-sketch';
import type { ProvinceCode } from './provinces';

/** Degrees of WGS-84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** What an outlet offers visitors who need it (EL-19). */
export type OutletFacility = 'step_free' | 'wheelchair' | 'glasses' | 'care_window';

/** What lists and the map show of an outlet; also what browsers get of all of them. */
export interface OutletCard {
  id: string;
  /** A branch company has offices below it. */
  kind: 'company' | 'office';
  name: string;
  address: string;
  phone: string;
  /** Word of the address (`guangdong`), or empty for a province that the site does not know. */
  province: string;
  city: string;
  /** Opening hours in the words of the back office, or empty. */
  hours: string;
  /** Without repetition; empty where the back office names none. */
  facilities: readonly OutletFacility[];
  position: Point | null;
}

export interface Outlet extends OutletCard {
  /** The Chinese name, by which maps and papers know it. */
  officialName: string;
  provinceName: string;
  cityName: string;
  code: string;
  manager: string;
  /** Securities and futures business scope of the licence. */
  scope: string;
  complaintPhone: string;
  companyId: string;
  /** Picture of the WeChat service account, checked; or empty. */
  wechatQr: string;
  /** Microblog on an allowed host, or empty. */
  weibo: string;
}

/** Where an outlet is; null for a province that the site does not know. */
export interface OutletPlace {
  province: ProvinceCode | null;
  kind: Outlet['kind'];
}

/** What an outlet is reached by. */
export type OutletContact = Pick<Outlet, 'name' | 'address' | 'phone' | 'complaintPhone'>;

export interface OutletFilter {
  province: string;
  keyword: string;
}

/** Map tiles as an operator configured them. */
export interface TileSource {
  /** Layers from below, with {s}, {x}, {y} and {z}. */
  urls: string[];
  subdomains: string;
  system: 'WGS84' | 'GCJ02';
  credit: string;
  maxZoom: number;
}

/** The list of the finder, in the browser too. */
export interface FinderList {
  filter: OutletFilter;
  /** The place that is shown: the chosen one, the default one, or empty for the whole country. */
  shown: string;
  outlets: OutletCard[];
  tiles: TileSource | null;
  /** Approval number (审图号) of the base map, or empty. */
  mapApproval: string;
  siteName: string;
}

export interface Finder extends FinderList {
  /** What stands in the place of the map until a browser has loaded it; null on phones, where the list comes first. */
  map: OutletMap | null;
}

export interface OutletGroup<T> {
  /** Word of the address, or empty. */
  province: string;
  name: string;
  outlets: T[];
}

/** Where outlets are; null in pages of outlets without a position. */
export interface OutletMap {
  sketch: MapSketch;
  /** Approval number (审图号) of the map, or empty. */
  approval: string;
}

/** The page of one outlet, or without an id the directory of all. */
export type OutletPage =
  | {
      kind: 'outlet';
      outlet: Outlet;
      /** Null for a branch company itself, and where the back office knows none. */
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

/** How many outlets a province has. */
interface OutletCount {
  /** Word of the address, or empty. */
  province: string;
  name: string;
  count: number;
}

/** OD-02. */
export interface OutletTables {
  filter: OutletFilter;
  /** Provinces to choose from; empty where a place or words were asked for. */
  index: OutletCount[];
  /** The chosen outlets; without a choice those of the first province. */
  groups: OutletGroup<Outlet>[];
  /** The different licence scopes of these outlets. */
  scopes: string[];
  total: number;
  siteName: string;
}

/** BC-01. */
export type BranchCompany =
  | {
      kind: 'company';
      outlet: Outlet;
      /** Checked picture, or empty. */
      banner: string;
      offices: OutletCard[];
      links: LinkEntry[];
      map: OutletMap | null;
      siteName: string;
    }
  | { kind: 'list'; companies: OutletCard[]; siteName: string };
