/** Where disclosure is searched by place: 31 provinces and Shenzhen, by the word that stands in addresses. */
export const PROVINCES = {
  beijing: '北京市',
  tianjin: '天津市',
  hebei: '河北省',
  shanxi: '山西省',
  neimenggu: '内蒙古自治区',
  liaoning: '辽宁省',
  jilin: '吉林省',
  heilongjiang: '黑龙江省',
  shanghai: '上海市',
  jiangsu: '江苏省',
  zhejiang: '浙江省',
  anhui: '安徽省',
  fujian: '福建省',
  jiangxi: '江西省',
  shandong: '山东省',
  henan: '河南省',
  hubei: '湖北省',
  hunan: '湖南省',
  guangdong: '广东省',
  shenzhen: '深圳市',
  guangxi: '广西壮族自治区',
  hainan: '海南省',
  chongqing: '重庆市',
  sichuan: '四川省',
  guizhou: '贵州省',
  yunnan: '云南省',
  xizang: '西藏自治区',
  shaanxi: '陕西省',
  gansu: '甘肃省',
  qinghai: '青海省',
  ningxia: '宁夏回族自治区',
  xinjiang: '新疆维吾尔自治区',
} as const;

export type ProvinceCode = keyof typeof PROVINCES;

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
