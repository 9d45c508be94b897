import { seededRandom } from '../random/seeded';
import { sampleOutlets } from './outlets';

type Fields = Record<string, unknown>;

const SURNAMES = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭'];
const GIVEN = [
  '思远',
  '雨桐',
  '嘉禾',
  '清扬',
  '明哲',
  '若晴',
  '承泽',
  '知行',
  '书宁',
  '安然',
  '景和',
  '望舒',
];

function nameAt(place: number): string {
  const random = seededRandom(`person ${place}`);
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? '';
  return pick(SURNAMES) + pick(GIVEN);
}

export function samplePersonnel(): Fields[] {
  const outlets = sampleOutlets();
  return Array.from({ length: 24 }, (_, place) => ({
    BUSIN_TYPE: place % 2 ? 'KHJZR' : 'YWRY',
    USER_NAME: nameAt(place),
    USER_HEAD_URL: '',
    BRANCH_NAME: outlets[place % outlets.length]?.ORG_NAME,
    CERT_TYPE: place % 2 ? '一般证券业务' : '证券经纪人',
    CERT_NO: `S0880${String(420_010_001 + place * 37)}`,
    AGENCY_BEGIN_DATE: '20240101',
    AGENCY_END_DATE: '20261231',
    AGENCY_AREA: outlets[place % outlets.length]?.CITY_NAME,
  }));
}

/** The production relay omits place names; here they are what the place filter matches. */
export function samplePractitioners(): Fields[] {
  const outlets = sampleOutlets();
  return Array.from({ length: 36 }, (_, place) => {
    const outlet = outlets[place % outlets.length];
    const number = String(20_240_000 + place * 13);
    return {
      PROVINCE_NAME: outlet?.PROVINCE_NAME,
      CITY_NAME: outlet?.CITY_NAME,
      BRANCH_NAME: outlet?.ORG_NAME,
      USER_NAME: nameAt(100 + place),
      FUND_TRADE_NO: place % 3 === 0 ? `A${number}` : '',
      FUND_SALE_NO: place % 3 === 0 ? '' : `F${number}`,
    };
  });
}
