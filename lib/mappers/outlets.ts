import { convert, readPoint } from '@/lib/base/coordinates';
import { provinceOf } from '@/lib/base/provinces';
import { outgoingHref } from '@/lib/html/outgoing';
import { safeMedia } from '@/lib/html/safe-href';
import type { Outlet, OutletCard, OutletContact, OutletFacility, OutletPlace } from '@/lib/model/outlets';
import { PROVINCES, type ProvinceCode } from '@/lib/model/provinces';
import type { RawOutlet } from '@/lib/ows/contract/outlets';
import type { Translate } from './articles';

interface Words {
  translate: Translate;
  /** Hosts to which a microblog link may lead. */
  hosts: readonly string[];
}

/** The codes of the contract, in the order in which pages show them. */
const FACILITIES: readonly OutletFacility[] = ['step_free', 'wheelchair', 'glasses', 'care_window'];
const MAX_HOURS = 120;

/** Comma-joined codes; unknown ones are left out. */
function facilitiesOf(codes: string): OutletFacility[] {
  const named = new Set(codes.toLowerCase().split(/[^a-z_]+/));
  return FACILITIES.filter((code) => named.has(code));
}

/** Hours on one line; empty for a text without a digit or of more than a line or two. */
function hoursOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /\d/.test(line) && line.length <= MAX_HOURS ? line : '';
}

/** COMP_FLAG 0 is an office, everything else a branch company. The back office sends positions in BD-09. */
export function mapOutlet(raw: RawOutlet, { translate, hosts }: Words): Outlet {
  const picked = readPoint(raw.LATITUDE, raw.LONGITUDE);
  return {
    id: raw.BRANCH_ID,
    kind: raw.COMP_FLAG === '0' ? 'office' : 'company',
    name: translate(raw.ORG_NAME),
    officialName: raw.ORG_NAME,
    address: raw.ADDRESS,
    phone: raw.BUSINESS_TEL,
    complaintPhone: raw.COMPLAIN_TEL,
    province: provinceOf(raw.PROVINCE_NAME) ?? '',
    provinceName: raw.PROVINCE_NAME,
    city: translate(raw.CITY_NAME),
    cityName: raw.CITY_NAME,
    code: raw.ORG_CODE,
    manager: raw.CHARGER,
    scope: raw.BUSINESS_SCOPE,
    companyId: raw.COMP_ID,
    hours: hoursOf(raw.SERVICE_TIME),
    facilities: facilitiesOf(raw.FACILITIES),
    position: picked && convert(picked, 'BD09', 'WGS84'),
    wechatQr: safeMedia(raw.WECHAT_QR),
    weibo: outgoingHref(raw.WEIBO_URL, hosts),
  };
}

const CARD = ['id', 'kind', 'name', 'address', 'phone', 'province', 'city', 'hours'] as const;

/** What lists and the map need; positions to a metre. */
export function cardOf(outlet: Outlet): OutletCard {
  const { position, facilities } = outlet;
  const metre = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  const texts = Object.fromEntries(CARD.map((name) => [name, outlet[name]])) as Omit<
    OutletCard,
    'position' | 'facilities'
  >;
  return {
    ...texts,
    facilities,
    position: position && { latitude: metre(position.latitude), longitude: metre(position.longitude) },
  };
}

/** Two characters identify a province, even if the back office sends short names (广东, 广东省). */
const CODES: ReadonlyMap<string, ProvinceCode> = new Map(
  Object.entries(PROVINCES)
    .filter(([code]) => code !== 'shenzhen')
    .map(([code, name]) => [name.slice(0, 2), code as ProvinceCode]),
);

const BRANCH_COMPANY = '1';

/** Province and kind of an outlet; anything but COMP_FLAG 1 counts as an office here. */
export const mapOutletPlace = ({ PROVINCE_NAME, COMP_FLAG }: RawOutlet): OutletPlace => ({
  province: CODES.get(PROVINCE_NAME.slice(0, 2)) ?? null,
  kind: COMP_FLAG === BRANCH_COMPANY ? 'company' : 'office',
});

/** An outlet with its address and numbers, in the words of the back office. */
export const mapOutletContact = (raw: RawOutlet): OutletContact => ({
  name: raw.ORG_NAME,
  address: raw.ADDRESS,
  phone: raw.BUSINESS_TEL,
  complaintPhone: raw.COMPLAIN_TEL,
});
