type Fields = Record<string, unknown>;
type City = { province: string; city: string; area: string; at: [number, number]; streets: string[] };

/** Positions are BD-09, as picked on a Baidu map. */
const CITIES: City[] = [
  {
    province: '上海市',
    city: '上海市',
    area: '021',
    at: [31.236, 121.48],
    streets: ['静安', '徐汇', '浦东'],
  },
  { province: '北京市', city: '北京市', area: '010', at: [39.914, 116.404], streets: ['朝阳', '海淀'] },
  { province: '广东省', city: '广州市', area: '020', at: [23.135, 113.271], streets: ['天河', '越秀'] },
  { province: '广东省', city: '深圳市', area: '0755', at: [22.548, 114.066], streets: ['福田', '南山'] },
  { province: '浙江省', city: '杭州市', area: '0571', at: [30.28, 120.161], streets: ['西湖', '滨江'] },
  { province: '四川省', city: '成都市', area: '028', at: [30.578, 104.072], streets: ['锦江', '高新'] },
];
const CHARGERS = ['周明远', '林书航', '陈思齐', '顾怀瑾', '沈若溪', '陆景行'];

/** A branch company per city, followed by its business offices. */
export function sampleOutlets(): Fields[] {
  return CITIES.flatMap((city, place) => {
    const compId = String(1000 + place * 10);
    const company = outlet(city, { id: compId, compId: '', name: `${cityOf(city)}分公司`, place });
    const offices = city.streets.map((street, at) =>
      outlet(city, {
        id: String(Number(compId) + at + 1),
        compId,
        name: `${cityOf(city)}${street}路证券营业部`,
        place: place + at + 1,
      }),
    );
    return [company, ...offices];
  });
}

const cityOf = ({ city }: City): string => city.slice(0, -1);

type Identity = { id: string; compId: string; name: string; place: number };

function outlet(city: City, { id, compId, name, place }: Identity): Fields {
  return {
    PROVINCE_NAME: city.province,
    CITY_NAME: city.city,
    COMP_FLAG: compId ? '0' : '1',
    COMP_ID: compId,
    ORG_CODE: `91${id}0000`,
    ORG_NAME: name,
    CHARGER: CHARGERS[place % CHARGERS.length],
    ADDRESS: `${city.city}示例路${place * 18 + 8}号`,
    BUSINESS_SCOPE: '证券经纪；证券投资咨询；融资融券；期货中间介绍业务',
    BRANCH_ID: id,
    BUSINESS_TEL: `${city.area}-5550${id}`,
    COMPLAIN_TEL: '95521',
    LATITUDE: (city.at[0] + place * 0.011).toFixed(6),
    LONGITUDE: (city.at[1] + place * 0.013).toFixed(6),
    WECHAT_QR: '',
    WEIBO_URL: '',
  };
}
