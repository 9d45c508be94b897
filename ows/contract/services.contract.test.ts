import { type BackOffice, type Body, startBackOffice } from './back-office';
import { engines } from './engines';

const COMMISSION = { FUNC_ID: 'W12016318', SERVICE_NAME: 'OWSSGGZJCommissionService' };
const EMPLOYEE = { SERVICE_NAME: 'OWSSGGZJUniEmployeeService' };
const TRADING = '2025-06-03T10:15:30+08:00';

describe.each(engines())('services on $name', (engine) => {
  let ows: BackOffice;
  const thrift = (request: object): Promise<Body> => ows.post('/thrift/service', request);
  const search = async (request: object): Promise<Body> =>
    (await ows.post('/rest/v2/publicOpinionSearch', { back1: 'LIST', searchType: '29|30', ...request })).data;

  beforeAll(async () => {
    ows = await startBackOffice(engine, { OWS_CLOCK: TRADING });
  });
  afterAll(() => ows?.stop());

  test('CP-02 a commission record holds nine rates as JSON text', async () => {
    const { code, data, extraData } = await thrift({ ...COMMISSION, BRANCH_NO: '1001', PAGE_NO: '1' });
    expect(code).toBe(200);
    expect(data).toHaveLength(10);
    expect(extraData).toEqual([{ TOTAL_COUNT: 12 }]);
    expect(JSON.parse(data[0].BUSIN_LIST)).toHaveLength(9);
    expect(data[0].OPT_DATE).toBe(20251015);
  });

  test('CP-01 a commission page past the end is empty, and one record is found by its id', async () => {
    expect((await thrift({ ...COMMISSION, BRANCH_NO: '1001', PAGE_NO: '3' })).data).toEqual([]);
    const [record] = (await thrift({ ...COMMISSION, BRANCH_NO: '1001', PAGE_NO: '2' })).data;
    const one = await thrift({ ...COMMISSION, PUBLICITY_ID: record.PUBLICITY_ID });
    expect(one.data).toEqual([record]);
  });

  test('OD-03 outlets are found by province, city and keyword, short names too', async () => {
    const outlets = (request: object) => thrift({ ...EMPLOYEE, FUNC_ID: 'W12501304', ...request });
    const guangdong = (await outlets({ PROVINCE_NAME: '广东省' })).data;
    expect(new Set(guangdong.map((one: Body) => one.CITY_NAME))).toEqual(new Set(['广州市', '深圳市']));
    expect((await outlets({ PROVINCE_NAME: '广东' })).data).toEqual(guangdong);
    expect((await outlets({ PROVINCE_NAME: '', CITY_NAME: '深圳市', KEYWORD: '南山' })).data).toHaveLength(1);
  });

  test('BC-01 a branch company answers its outlets without itself', async () => {
    const { data } = await thrift({ ...EMPLOYEE, FUNC_ID: 'W12501304', COMP_ID: '1000' });
    expect(data.map((one: Body) => one.BRANCH_ID)).toEqual(['1001', '1002', '1003']);
  });

  test('PB-02 fund practitioners come in pages and are counted on request', async () => {
    const request = { ...EMPLOYEE, FUNC_ID: 'W12501303', CITY_NAME: '深圳市', PAGE_NO: '1', PAGE_SIZE: '2' };
    const counted = await thrift({ ...request, TOTAL_FLAG: '1' });
    expect(counted.data).toHaveLength(2);
    expect(counted.extraData[0].TOTAL_COUNT).toBeGreaterThan(2);
    expect(await thrift(request)).not.toHaveProperty('extraData');
  });

  test('PB-01 BUSIN_TYPE selects the kind of personnel', async () => {
    const { data } = await thrift({ ...EMPLOYEE, FUNC_ID: 'W12501302', BUSIN_TYPE: 'KHJZR' });
    expect(data).toHaveLength(12);
    expect(data.every((one: Body) => one.BUSIN_TYPE === 'KHJZR')).toBe(true);
  });

  test('CL-03 a service that is not offered is refused', async () => {
    expect(await thrift({ FUNC_ID: 'W1', SERVICE_NAME: 'x' })).toEqual({ code: 500, msg: '服务不存在' });
  });

  test('QT-01 quotes come as value and exponent and stand still for a fixed clock', async () => {
    const first = await quotes(ows);
    expect(first.data.items.map((item: Body) => item.code)).toEqual(['SH601211', 'HK02611']);
    const { marketData, taInfo } = first.data.items[0];
    expect(Number(marketData.lastPrice.value) * 10 ** marketData.lastPrice.exponent).toBeGreaterThan(1);
    expect(marketData.dateTime).toBe('20250603101500000');
    expect(
      Math.abs(Number(taInfo.priceChangeRate.value) * 10 ** taInfo.priceChangeRate.exponent),
    ).toBeLessThan(0.2);
    expect(await quotes(ows)).toEqual(first);
  });

  test('QT-01 a quote call without its message type header is refused', async () => {
    expect(await quotes(ows, {})).toEqual({ code: 500, msg: '消息类型不正确' });
  });

  test('SE-02 search answers suggestions, functions and results with the match marked', async () => {
    const found = await search({ searchContent: '公告', pageSize: '10', pageNumber: '1', terType: '1' });
    expect(found.functionResults[0]).toMatchObject({
      showStr: '<em>公告</em>',
      detail: { menu_id: 2020, url: '/pressroom/notices' },
    });
    expect(found.results[0]).toMatchObject({
      showStr: '仅桌面端<em>公告</em>',
      detail: { id: 106, menu_name: '公告' },
    });
    expect(found.total).toBe(1);
    expect(found.suggestions).toHaveLength(1);
  });

  test('SE-02 an empty search answers nothing, and English finds English', async () => {
    expect(await search({ searchContent: '  ' })).toEqual({
      suggestions: [],
      functionResults: [],
      results: [],
      total: 0,
    });
    const found = await search({ searchContent: 'annual REPORT', terType: '2' });
    expect(found.results[0].showStr).toBe('<em>Annual</em> <em>Report</em> 2024');
  });

  test('DL-02 software comes in pages and item 12 is there', async () => {
    const { total, rows } = await ows.post('/software/queryPage', { pageNum: 1, pageSize: 100, name: '' });
    expect(total).toBe(4);
    expect(rows.find((item: Body) => item.id === 12)).toMatchObject({ type: '1' });
    expect((await ows.post('/software/queryPage', { name: '富易' })).total).toBe(1);
  });
});

async function quotes(
  ows: BackOffice,
  headers: Record<string, string> = { 'x-gm-message-type': '20100001' },
): Promise<Body> {
  const answer = await fetch(`${ows.base}/market/v1/20100001`, {
    method: 'POST',
    headers: { 'content-type': 'application/gm+json', ...headers },
    body: JSON.stringify({
      items: [{ code: 'SH601211' }, { code: 'HK02611' }, { code: 'XX000000' }],
      date_time: '',
      mask_flag: { market_data: true, ta_info: true },
    }),
  });
  return answer.json();
}
