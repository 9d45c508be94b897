import { PROVINCES, type ProvinceCode } from '@/lib/model/provinces';

export const PROVINCE_CODES = Object.keys(PROVINCES) as readonly ProvinceCode[];

export const isProvince = (code: string | undefined): code is ProvinceCode =>
  code !== undefined && Object.hasOwn(PROVINCES, code);

/** Names by which practitioners are requested: none for all places; Shenzhen is a city without a province. */
export function placeNames(code: ProvinceCode | null): { provinceName: string; cityName: string } {
  if (code === 'shenzhen') return { provinceName: '', cityName: PROVINCES.shenzhen };
  return { provinceName: code ? PROVINCES[code] : '', cityName: '' };
}

/** 广东省 and 广东 are guangdong; null for a name that no province has. Shenzhen is a city here, not a province. */
export function provinceOf(name: string): ProvinceCode | null {
  const wanted = name.trim();
  if (wanted.length < 2) return null;
  return (
    PROVINCE_CODES.find(
      (code) => code !== 'shenzhen' && PROVINCES[code].slice(0, wanted.length) === wanted,
    ) ?? null
  );
}

/** OD-03: outlets of Shenzhen are requested as those of Guangdong, and the answer is filtered by the city. */
export function outletPlace(code: ProvinceCode | null): { provinceName: string; cityName: string } {
  if (code === 'shenzhen') return { provinceName: PROVINCES.guangdong, cityName: PROVINCES.shenzhen };
  return { provinceName: code ? PROVINCES[code] : '', cityName: '' };
}

/** The province, or Shenzhen, that a typed word names whole. */
export function placeNamed(word: string): ProvinceCode | null {
  return word.length > 1 && PROVINCES.shenzhen.startsWith(word) ? 'shenzhen' : provinceOf(word);
}
