import { distanceKm } from '@/lib/base/coordinates';
import { decodeOutlets } from '@/lib/ows/contract/outlets';
import { cardOf, mapOutlet } from './outlets';

const words = { translate: (text: string) => text, hosts: ['weibo.example'] };
function outletOf(fields: object) {
  const [row] = decodeOutlets({ data: [{ BRANCH_ID: '1', ...fields }] });
  if (!row) throw new Error('no row');
  return mapOutlet(row, words);
}

test('BR-06 positions come as BD-09 and are kept as WGS-84', () => {
  const { position } = outletOf({ LATITUDE: '39.915', LONGITUDE: 116.404 });
  const wgs = { latitude: 39.90725, longitude: 116.391384 };
  expect(position && distanceKm(position, wgs)).toBeLessThan(0.003);
});

test.each([
  ['', ''],
  ['x', '1'],
  [null, null],
  ['116.4', '39.9'],
  [{}, []],
])('BR-05 latitude %j and longitude %j are no position', (LATITUDE, LONGITUDE) => {
  expect(outletOf({ LATITUDE, LONGITUDE }).position).toBeNull();
});

test('OD-02 COMP_FLAG 0, as text or number, is an office; everything else a branch company', () => {
  expect([0, '0', '1', 1, undefined].map((COMP_FLAG) => outletOf({ COMP_FLAG }).kind)).toEqual([
    'office',
    'office',
    'company',
    'company',
    'company',
  ]);
});

test('BC-01 pictures are our own, and microblogs on allowed hosts', () => {
  const safe = outletOf({ WECHAT_QR: '/ows/files/a.svg', WEIBO_URL: 'https://weibo.example/1' });
  expect([safe.wechatQr, safe.weibo]).toEqual(['/ows/files/a.svg', 'https://weibo.example/1']);
  for (const bad of [
    'https://evil.example/a.png',
    'javascript:alert(1)',
    '//evil.example',
    'data:image/png,1',
  ]) {
    const outlet = outletOf({ WECHAT_QR: bad, WEIBO_URL: bad });
    expect([outlet.wechatQr, outlet.weibo]).toEqual(['', '']);
  }
});

test('BR-01 a province may be short or unknown, and a card holds no more than a list shows', () => {
  expect(outletOf({ PROVINCE_NAME: '广东' }).province).toBe('guangdong');
  expect(outletOf({ PROVINCE_NAME: '火星' }).province).toBe('');
  expect(Object.keys(cardOf(outletOf({ CHARGER: '王立' })))).toEqual([
    'id',
    'kind',
    'name',
    'address',
    'phone',
    'province',
    'city',
    'hours',
    'facilities',
    'position',
  ]);
});

test('EL-19 hours and facilities are those that the back office names, each once and in one order', () => {
  const { hours, facilities } = outletOf({
    SERVICE_TIME: ' 周一至周五 9:00-11:30，\n13:00-15:00 ',
    FACILITIES: 'glasses, STEP_FREE，care_window,glasses',
  });
  expect(hours).toBe('周一至周五 9:00-11:30， 13:00-15:00');
  expect(facilities).toEqual(['step_free', 'glasses', 'care_window']);
});

test.each([
  ['absent', {}],
  ['null', { SERVICE_TIME: null, FACILITIES: null }],
  ['of another type', { SERVICE_TIME: { from: 9 }, FACILITIES: true }],
  ['unknown codes', { SERVICE_TIME: '以公告为准', FACILITIES: 'helipad,__proto__,step-free' }],
  ['endless', { SERVICE_TIME: '9:00 '.repeat(100), FACILITIES: ',,,' }],
])('EL-19 fields that are %s say nothing', (_what, fields) => {
  expect(outletOf(fields)).toMatchObject({ hours: '', facilities: [] });
});

test('OD-02 rows without an id are none; a list without one is malformed', () => {
  expect(decodeOutlets({ data: [{ BRANCH_ID: '1' }, {}, 'x'] })).toHaveLength(1);
  expect(decodeOutlets({})).toEqual([]);
  expect(() => decodeOutlets({ data: [{}] })).toThrow('no row as agreed');
});
