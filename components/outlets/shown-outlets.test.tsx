import type { OutletCard } from '@/lib/model/outlets';
import zh from '@/messages/zh.json';
import type { FinderWords } from './finder-words';
import { shownOutlets } from './shown-outlets';
import type { Near } from './use-near.client';

const { failed, nearest, inCity, nearestIn, placeCount } = zh.outlets;
const words = {
  failed,
  nearest,
  inCity,
  nearestIn,
  placeCount,
  provinces: { guangdong: '广东省', shanghai: '上海市' },
} as unknown as FinderWords;
const cardOf = (id: string, province: string, address = '', latitude = 31): OutletCard => ({
  id,
  kind: 'office',
  name: id,
  address,
  phone: '',
  hours: '',
  facilities: [],
  province,
  city: '',
  position: { latitude, longitude: 121 },
});
const SERVER = [cardOf('上', 'shanghai')];
const ALL = [
  ...SERVER,
  cardOf('广', 'guangdong', '广州市1号', 23),
  cardOf('深', 'guangdong', '深圳市1号', 22),
];
const FOUND: Near = { kind: 'found', position: { latitude: 22.5, longitude: 121 } };
const requested = { province: 'shanghai', keyword: '' };
const open = { province: '', keyword: '' };

function shown(near: Near, { filter = open, all = ALL as OutletCard[] | null } = {}) {
  const { outlets, message, place } = shownOutlets({ data: { filter, outlets: SERVER }, near, all, words });
  return [outlets.map(({ id }) => id).join(''), message, place?.title, place?.province];
}

test('BR-05 a located visitor sees the nearest outlets of the country, or the requested ones with their distance', () => {
  const [order, message] = shown(FOUND);
  expect([order?.at(-1), message]).toEqual(['上', `${nearest} · 广东省`]);
  expect(shown(FOUND, { filter: requested }).slice(0, 3)).toEqual(['上', '', undefined]);
  expect(shown(FOUND, { all: null })[0]).toBe('上');
});

test('BR-04 after a failure the likely city, else its province, else Shanghai, each said', () => {
  const at = (place: { province: string; city: string } | null): Near => ({
    kind: 'failed',
    why: 'denied',
    place,
  });
  expect(shown(at({ province: 'guangdong', city: '深圳市' }))[0]).toBe('深');
  expect(shown(at({ province: 'guangdong', city: '汕头市' }))[0]).toBe('广深');
  expect(shown(at({ province: 'guangdong', city: '' }))[1]).toBe(
    `${failed.denied} 按网络地址推测您在广东省，以下为当地网点。`,
  );
  expect(shown(at(null)).slice(0, 2)).toEqual(['上', `${failed.denied} ${failed.ip}`]);
  expect(shown(at({ province: 'xizang', city: '' })).slice(0, 2)).toEqual([
    '上',
    `${failed.denied} ${failed.ip}`,
  ]);
  expect(shown(at(null), { filter: requested }).slice(0, 2)).toEqual(['上', failed.denied]);
});

test('BR-03 while nothing is known the list is the server’s', () => {
  for (const near of [{ kind: 'open', answered: false }, { kind: 'waiting' }] satisfies Near[])
    expect(shown(near)).toEqual(['上', '', undefined, undefined]);
});

test('BR-03 BR-05 the title names the province in which the visitor was found, whose page stays about it', () => {
  expect(shown(FOUND).slice(2)).toEqual(['离您最近 · 广东省 2 个网点', 'guangdong']);
  expect(shown(FOUND, { filter: { province: 'guangdong', keyword: '' } })[2]).toBe(
    '离您最近 · 广东省 2 个网点',
  );
  expect(shown(FOUND, { filter: { province: 'guangdong', keyword: '深' } })[2]).toBeUndefined();
  const near: Near = { kind: 'failed', why: 'denied', place: { province: 'guangdong', city: '' } };
  expect(shown(near).slice(2)).toEqual(['广东省 · 共 2 个网点', 'guangdong']);
});
