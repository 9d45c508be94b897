import { readFileSync } from 'node:fs';
import gcoord from 'gcoord';
import { CODES, COMPANIES, ROADS } from './cities.mjs';
import { PLACES } from './known-places.mjs';
import { pick, series } from './series.mjs';
import { englishCity, englishStreet } from './words.mjs';

const OFFICES = 641;
const PROVINCES = {
  ...{ beijing: '北京市', tianjin: '天津市', hebei: '河北省', shanxi: '山西省', neimenggu: '内蒙古自治区' },
  ...{ liaoning: '辽宁省', jilin: '吉林省', heilongjiang: '黑龙江省', shanghai: '上海市', jiangsu: '江苏省' },
  ...{ zhejiang: '浙江省', anhui: '安徽省', fujian: '福建省', jiangxi: '江西省', shandong: '山东省' },
  ...{ henan: '河南省', hubei: '湖北省', hunan: '湖南省', guangdong: '广东省', hainan: '海南省' },
  ...{ guangxi: '广西壮族自治区', chongqing: '重庆市', sichuan: '四川省', guizhou: '贵州省' },
  ...{ yunnan: '云南省', xizang: '西藏自治区', shaanxi: '陕西省', gansu: '甘肃省', qinghai: '青海省' },
  ...{ ningxia: '宁夏回族自治区', xinjiang: '新疆维吾尔自治区' },
};
const SURNAMES = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹'];
const GIVEN = '思远 嘉禾 明哲 承泽 知行 书宁 景和 怀瑾 亦凡 修远 佳宁 博文 启明 致远 立 敏 建国 文静'.split(
  ' ',
);
const COMPANY_SCOPE =
  '证券经纪；证券投资咨询；与证券交易、证券投资活动有关的财务顾问；证券承销（限承销国债、非金融企业债务融资工具、金融债、企业债）；融资融券；证券投资基金代销；代销金融产品；为期货公司提供中间介绍业务。';
const OFFICE_SCOPES = [
  '证券经纪；证券投资咨询；融资融券；证券投资基金代销；代销金融产品。',
  '证券经纪；证券投资咨询；融资融券；证券投资基金代销；代销金融产品；为期货公司提供中间介绍业务。',
  '证券经纪；证券投资基金代销；代销金融产品。',
];

/** Hours of offices in turn; of one in eight they are not known. */
const HOURS = [
  ...['周一至周五 9:00-11:30，13:00-15:30', '周一至周五 9:00-15:30', '工作日 9:00-11:30，13:00-15:00'],
  ...['周一至周五 8:45-15:15', '周一至周五 9:00-11:30，13:00-15:30', '周一至周六 9:00-16:00'],
  ...['周一至周五 9:00-15:00，法定节假日休息', ''],
];
/** What outlets offer, in turn; one in six names nothing. */
const FACILITIES = [
  ...['step_free,wheelchair,glasses,care_window', 'step_free,glasses', 'glasses,care_window'],
  ...['step_free,wheelchair,glasses', 'step_free', ''],
];

const { names } = JSON.parse(readFileSync(new URL('../../public/geo/cities.json', import.meta.url), 'utf8'));
/**
 * The list contains districts of the municipalities, too; the centre of such a city is that of its central district.
 */
const CENTRES = new Map([
  ...names.map(([name, province, ...at]) => [`${province} ${name}`, at]),
  ...[
    ['shanghai 上海市', [121.473, 31.23]],
    ['beijing 北京市', [116.404, 39.914]],
    ['tianjin 天津市', [117.201, 39.127]],
    ['chongqing 重庆市', [106.554, 29.563]],
  ],
]);

function centreOf({ province, city, district }) {
  const own = district && CENTRES.get(`${province} ${district.endsWith('区') ? district : `${district}区`}`);
  return own || CENTRES.get(`${province} ${city}`);
}

/** From some metres to some kilometres off the centre, as BD-09 with six decimals; nothing for one in fifty. */
function positionOf(place, { random, at }) {
  const reach = place.companyId ? 0.05 : 0.012;
  const [lng, lat] = centreOf(place).map((degrees) => degrees + (random() - 0.5) * reach);
  if (at % 50 === 17) return ['', ''];
  return gcoord.transform([lng, lat], gcoord.GCJ02, gcoord.BD09).map((degrees) => degrees.toFixed(6));
}

const codeOf = ({ province, city }) =>
  CODES[city] ?? CODES[COMPANIES.find((company) => company.province === province).city];
const digits = (text) => String(text).padStart(4, '0');

/** Branch companies offer everything. */
function visitOf({ companyId }, at) {
  return {
    SERVICE_TIME: HOURS[companyId ? at % HOURS.length : 0],
    FACILITIES: FACILITIES[companyId ? at % FACILITIES.length : 0],
  };
}

function record(place, at) {
  const random = series(`${place.city} ${place.name}`);
  const [longitude, latitude] = positionOf(place, { random, at });
  const scope = place.companyId ? OFFICE_SCOPES[at % OFFICE_SCOPES.length] : COMPANY_SCOPE;
  const number = 8 + Math.floor(random() * 980);
  return {
    PROVINCE_NAME: PROVINCES[place.province],
    CITY_NAME: place.city,
    COMP_FLAG: place.companyId ? '0' : '1',
    COMP_ID: place.companyId ?? '',
    ORG_CODE: `Z${place.companyId ? '3' : '2'}${place.id}${digits(at)}`,
    ORG_NAME: place.name,
    CHARGER: pick(random, SURNAMES) + pick(random, GIVEN),
    ADDRESS: `${addressOf(place)}${number}号${at % 3 === 0 ? '' : `${2 + (at % 17)}层`}`,
    BUSINESS_SCOPE: scope,
    BRANCH_ID: place.id,
    BUSINESS_TEL: `${codeOf(place)}-5550${digits(place.id)}`,
    COMPLAIN_TEL: place.companyId ? '95521' : `${codeOf(place)}-5551${digits(place.id)}`,
    LATITUDE: latitude,
    LONGITUDE: longitude,
    WECHAT_QR: '',
    WEIBO_URL: '',
    ...visitOf(place, at),
  };
}

function addressOf({ province, city, district, road }) {
  const head = PROVINCES[province] === city ? city : PROVINCES[province] + city;
  const part =
    district && !/[区园]$|东$|^(虎门|长安|昆山|常熟|江阴|宜兴|慈溪|乐清|晋江)$/.test(district)
      ? `${district}区`
      : district;
  return `${head}${part}${road}`;
}

/** 静安新闸路 of a known office: its district is one of the city's, or its first two characters. */
function splitStreet(text, districts) {
  const district = districts.find((name) => text.startsWith(name)) ?? text.slice(0, 2);
  return { district, road: text.slice(district.length) };
}

function streetsOf({ city, offices, districts }) {
  const known = PLACES.find(([, name]) => name === city)?.[2] ?? [];
  const streets = known.map((text) => splitStreet(text, districts));
  const more = ROADS.flatMap((_, row) =>
    districts.map((district, at) => ({ district, road: ROADS[(row + at * 7) % ROADS.length] })),
  );
  const isNew = (one) =>
    !streets.some(({ district, road }) => district === one.district && road === one.road);
  streets.push(...more.filter(isNew));
  return streets.slice(0, offices);
}

const short = (city) => city.replace(/(市|地区|盟)$/, '');

function companyPlaces(company, place) {
  const id = String(1010 + place * 60);
  const { province, city } = company;
  const base = { province, city };
  const head = { ...base, id, name: `${short(city)}分公司`, english: `${englishCity(city)} Branch Company` };
  const offices = streetsOf(company).map(({ district, road }, at) => ({
    ...base,
    district,
    road,
    id: String(Number(id) + at + 1),
    companyId: id,
    name: `${short(city)}${district}${road}证券营业部`,
    english: `${englishCity(city)} ${englishStreet(district, road)} Securities Office`,
  }));
  return [{ ...head, district: company.districts[0], road: ROADS[place % ROADS.length] }, ...offices];
}

/** Cities without a company, one office each, province by province in turn. */
function smallCities(count) {
  const taken = new Set(COMPANIES.map(({ city }) => city));
  const open = names.filter(
    ([city, province]) => city.endsWith('市') && city !== '三沙市' && PROVINCES[province] && !taken.has(city),
  );
  const turns = open.map(([city, province], at) => ({
    city,
    province,
    turn: open.slice(0, at).filter((one) => one[1] === province).length,
  }));
  return turns.sort((a, b) => a.turn - b.turn).slice(0, count);
}

function smallPlace({ city, province }, at) {
  const place = COMPANIES.findIndex((company) => company.province === province);
  const road = ROADS[(at * 3) % ROADS.length];
  return {
    ...{ city, province, district: '', road },
    id: String(4000 + at),
    companyId: String(1010 + place * 60),
    name: `${short(city)}${road}证券营业部`,
    english: `${englishCity(city)} ${englishStreet('', road)} Securities Office`,
  };
}

const companies = COMPANIES.flatMap(companyPlaces);
const small = smallCities(OFFICES + COMPANIES.length - companies.length).map(smallPlace);
export const places = [...companies, ...small].sort(
  (a, b) => Object.keys(PROVINCES).indexOf(a.province) - Object.keys(PROVINCES).indexOf(b.province),
);

/** All outlets as the back office sends them. */
export const outlets = places.map(record);
