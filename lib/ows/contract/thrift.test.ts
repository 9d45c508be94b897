import { callOws } from '../client';
import { fetchCommissions } from './commissions';
import { fetchCompanyOutlets, fetchOutlets } from './outlets';
import { fetchMarketingPeople, fetchPractitioners } from './people';

jest.mock('../client', () => ({ ...jest.requireActual('../client'), callOws: jest.fn() }));

const sent = (): unknown => JSON.parse(String(jest.mocked(callOws).mock.lastCall?.[0].body));
const EMPLOYEES = 'OWSSGGZJUniEmployeeService';

test('PB-02 PB-03 people are requested with the fields of the contract', async () => {
  const place = { provinceName: '', cityName: '深圳市' };
  await fetchPractitioners({ ...place, keyword: '王', page: 2, pageSize: 10 }, 'personal');
  expect(sent()).toEqual({
    FUNC_ID: 'W12501303',
    SERVICE_NAME: EMPLOYEES,
    PROVINCE_NAME: '',
    CITY_NAME: '深圳市',
    KEYWORD: '王',
    PAGE_NO: '2',
    PAGE_SIZE: '10',
    TOTAL_FLAG: '1',
  });
  await fetchMarketingPeople('witness', '', 'read');
  expect(sent()).toEqual({
    FUNC_ID: 'W12501302',
    SERVICE_NAME: EMPLOYEES,
    BUSIN_TYPE: 'KHJZR',
    KEYWORD: '',
  });
});

test('OD-03 BC-01 CP-01 outlets and notices are requested with the fields of the contract', async () => {
  await fetchOutlets('广东省');
  expect(sent()).toEqual({
    FUNC_ID: 'W12501304',
    SERVICE_NAME: EMPLOYEES,
    PROVINCE_NAME: '广东省',
    CITY_NAME: '',
    KEYWORD: '',
  });
  await fetchCompanyOutlets('7');
  expect(sent()).toEqual({ FUNC_ID: 'W12501304', SERVICE_NAME: EMPLOYEES, COMP_ID: '7' });
  await fetchCommissions('9', 3);
  expect(sent()).toEqual({
    FUNC_ID: 'W12016318',
    SERVICE_NAME: 'OWSSGGZJCommissionService',
    BRANCH_NO: '9',
    PAGE_NO: '3',
  });
});
