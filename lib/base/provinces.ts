import { PROVINCES, type ProvinceCode } from '@/lib/model/provinces';

export const PROVINCE_CODES = Object.keys(PROVINCES) as readonly ProvinceCode[];

/** Whether a text is the code of a province that the site knows. */
export const isProvince = (code: string | undefined): code is ProvinceCode =>
  code !== undefined && Object.hasOwn(PROVINCES, code);

/** All provinces without a filter; Shenzhen is sent as a city without a province. */
export function placeNames(code: ProvinceCode | null): { provinceName: string; cityName: string } {
  if (code === 'shenzhen') return { provinceName: '', cityName: PROVINCES.shenzhen };
  return { provinceName: code ? PROVINCES[code] : '', cityName: '' };
}

/** 广东省 and 广东 are guangdong; null for an unknown name. Shenzhen is a city here, not a province. */
export function provinceOf(name: string): ProvinceCode | null {
  const wanted = name.trim();
  if (wanted.length < 2) return null;
  return (
    PROVINCE_CODES.find(
      (code) => code !== 'shenzhen' && PROVINCES[code].slice(0, wanted.length) === wanted,
    ) ?? null
  );
}

/** OD-03: outlets of Shenzhen are queried as those of Guangdong and filtered by city. */
export function outletPlace(code: ProvinceCode | null): { provinceName: string; cityName: string } {
  if (code === 'shenzhen') return { provinceName: PROVINCES.guangdong, cityName: PROVINCES.shenzhen };
  return { provinceName: code ? PROVINCES[code] : '', cityName: '' };
}

/** The province, or Shenzhen, whose full name was typed. */
export function placeNamed(word: string): ProvinceCode | null {
  return word.length > 1 && PROVINCES.shenzhen.startsWith(word) ? 'shenzhen' : provinceOf(word);
}
