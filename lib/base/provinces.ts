import { PROVINCES, type ProvinceCode } from '@/lib/model/province';

export const PROVINCE_CODES = Object.keys(PROVINCES) as readonly ProvinceCode[];

export const isProvince = (code: string | undefined): code is ProvinceCode =>
  code !== undefined && Object.hasOwn(PROVINCES, code);

/** Without a province all; Shenzhen is sent as a city and without a province. */
export function placeFields(code: ProvinceCode | null): { PROVINCE_NAME: string; CITY_NAME: string } {
  if (code === 'shenzhen') return { PROVINCE_NAME: '', CITY_NAME: PROVINCES.shenzhen };
  return { PROVINCE_NAME: code ? PROVINCES[code] : '', CITY_NAME: '' };
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

/** OD-03: outlets of Shenzhen are asked for as those of Guangdong, and the answer is filtered by the city. */
export function outletPlace(code: ProvinceCode | null): { PROVINCE_NAME: string; city: string } {
  if (code === 'shenzhen') return { PROVINCE_NAME: PROVINCES.guangdong, city: PROVINCES.shenzhen };
  return { PROVINCE_NAME: code ? PROVINCES[code] : '', city: '' };
}

/** The province, or Shenzhen, that a typed word names whole. */
export function placeNamed(word: string): ProvinceCode | null {
  return word.length > 1 && PROVINCES.shenzhen.startsWith(word) ? 'shenzhen' : provinceOf(word);
}
