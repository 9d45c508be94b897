import { mapOutlet } from '@/lib/mappers/outlets';
import { decodeOutlets } from '@/lib/ows/contract/outlets';
import { searchOutlets } from './search';

const ROWS = [
  {
    BRANCH_ID: 1,
    ORG_NAME: '上海静安新闸路证券营业部',
    ADDRESS: '上海市静安区新闸路669号',
    CITY_NAME: '上海市',
    PROVINCE_NAME: '上海市',
    ORG_CODE: 'Z31',
  },
  {
    BRANCH_ID: '2',
    ORG_NAME: '西安雁塔高新路证券营业部',
    ADDRESS: '陕西省西安市高新路1号',
    CITY_NAME: '西安市',
    PROVINCE_NAME: '陕西省',
  },
  { BRANCH_ID: '3', ORG_NAME: '厦门分公司', COMP_FLAG: '1', CITY_NAME: '厦门市', PROVINCE_NAME: '福建省' },
];
const OUTLETS = decodeOutlets({ data: ROWS }).map((row) =>
  mapOutlet(row, {
    translate: (text) => (text === '厦门分公司' ? 'Xiamen Branch Company' : text),
    hosts: [],
  }),
);

test.each([
  ['新闸', '1'],
  ['669号', '1'],
  ['静安', '1'],
  ['jingan', '1'],
  ['XINZHA', '1'],
  ['ｊｉｎｇａｎ', '1'],
  ['jaxzl', '1'],
  ['z31', '1'],
  ['xian', '2'],
  ['xa', '2'],
  ['陕西 高新', '2'],
  ['xiamen', '3'],
  ['branch', '3'],
  ['fujian', '3'],
  ['证券', '1,2'],
  ['', '1,2,3'],
  ['   ', '1,2,3'],
  ['静安 高新', ''],
  ['x', '1,2,3'],
  ['n zzzz', ''],
  ['.*', ''],
])('BR-01 %p finds %p', (keyword, ids) => {
  expect(
    searchOutlets(OUTLETS, keyword)
      .map(({ id }) => id)
      .join(),
  ).toBe(ids);
});
