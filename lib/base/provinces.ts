import { PROVINCES, type ProvinceCode } from '@/lib/model/provinces';

export const PROVINCE_CODES = Object.keys(PROVINCES) as readonly ProvinceCode[];

/** Whether a text is a code of PROVINCES. */
export const isProvince = (code: string | undefined): code is ProvinceCode =>
  code !== undefined && Object.hasOwn(PROVINCES, code);

/** Names for a query by place: empty ones for all provinces; Shenzhen is sent as a city without a province. */
export function placeNames(code: ProvinceCode | null): { provinceName: string; cityName: string } {
  if (code === 'shenzhen') return { provinceName: '', cityName: PROVINCES.shenzhen };
  return { provinceName: code ? PROVINCES[code] : '', cityName: '' };
}

/** Maps a name or its beginning (广东省, 广东) to a province code, or null. Shenzhen is a city here, not a province. */
export function provinceOf(name: string): ProvinceCode | null {
  const wanted = name.trim();
  if (wanted.length < 2) return null;
  return (
    PROVINCE_CODES.find(
      (code) => code !== 'shenzhen' && PROVINCES[code].slice(0, wanted.length) === wanted,
    ) ?? null
  );
}

/** OD-03: name for a query of outlets; those of Shenzhen are queried as Guangdong's and filtered by city. */
export const outletProvince = (code: ProvinceCode): string =>
  PROVINCES[code === 'shenzhen' ? 'guangdong' : code];

/** The province, or Shenzhen, whose name begins with a word of at least two characters; null if none does. */
export function placeNamed(word: string): ProvinceCode | null {
  return word.length > 1 && PROVINCES.shenzhen.startsWith(word) ? 'shenzhen' : provinceOf(word);
}
