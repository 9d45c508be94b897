import { decodeMarketingPeople, decodePractitioners } from '@/lib/ows/contract/people';
import { mapMarketingPerson, mapPractitioner } from './people';

const same = (text: string) => text;
const TODAY = '2025-11-21';
const practitioner = (fields: object) => {
  const given = { BRANCH_NAME: ' 上海分公司 ', USER_NAME: '王立', FUND_TRADE_NO: '', FUND_SALE_NO: '' };
  const [row] = decodePractitioners({ data: [{ ...given, ...fields }] }).rows;
  if (!row) throw new Error('no row');
  return mapPractitioner(row, same);
};
const person = (begin: string, end: string, photo = '') =>
  mapMarketingPerson(
    {
      BUSIN_TYPE: 'YWRY',
      USER_NAME: '王立',
      USER_HEAD_URL: photo,
      BRANCH_NAME: '上海分公司',
      CERT_TYPE: '证券经纪人',
      CERT_NO: 'S1',
      AGENCY_BEGIN_DATE: begin,
      AGENCY_END_DATE: end,
      AGENCY_AREA: '上海市',
    },
    same,
    TODAY,
  );

test.each([
  [{ FUND_SALE_NO: 'F1', FUND_TRADE_NO: 'A1' }, 'sale', 'F1'],
  [{ FUND_TRADE_NO: 'A1' }, 'trade', 'A1'],
  [{}, 'none', ''],
])('PB-02 the certificate of %j is %s', (fields, certificate, number) => {
  expect(practitioner(fields)).toEqual({
    branch: '上海分公司',
    name: '王立',
    certificate,
    number,
    numbers: number ? expect.arrayContaining([number]) : [],
  });
});

test.each([
  ['20240101', '20261231', 'valid', '2026-12-31'],
  ['20240101', '20251121', 'valid', '2025-11-21'],
  ['20240101', '20251120', 'ended', '2025-11-20'],
  ['20290101', '20311231', 'future', '2031-12-31'],
  ['2024-01-01', '2028/2/29', 'valid', '2028-02-29'],
  ['20240101', '', 'unlimited', ''],
  ['', '长期', 'unlimited', ''],
  ['20240101', '99991231', 'unlimited', ''],
  ['20240101', '2999-12-31', 'unlimited', ''],
  ['20240101', 'soon', 'unknown', ''],
  ['2029年1月1日', '2031年12月31日', 'future', '2031-12-31'],
  ['soon', '20311231', 'unknown', '2031-12-31'],
  ['soon', '20251120', 'ended', '2025-11-20'],
  ['20240101', '2031-02-31', 'unknown', ''],
  ['20240101', '20241399', 'unknown', ''],
  ['', '', 'unknown', ''],
])('PB-03 a mandate from "%s" to "%s" is %s', (begin, end, validity, shown) => {
  expect(person(begin, end)).toMatchObject({ validity, end: shown });
});

test('PB-03 a space that only aligns a name of two characters is left out', () => {
  const [row] = decodeMarketingPeople({ data: [{ USER_NAME: '张 伟' }] });
  if (!row) throw new Error('no row');
  expect(mapMarketingPerson(row, (text) => text, '2025-11-21').name).toBe('张伟');
});

test('PB-03 a portrait is one of our own files or none', () => {
  expect(person('', '', '/ows/files/images/a.svg').photo).toBe('/ows/files/images/a.svg');
  expect(person('', '', 'https://evil.example/a.png').photo).toBe('');
  expect(person('', '', 'javascript:alert(1)').photo).toBe('');
});
