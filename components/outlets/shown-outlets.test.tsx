import type { OutletCard } from '@/lib/model/outlets';
import zh from '@/messages/zh.json';
import type { FinderWords } from './finder-words';
import { shownOutlets } from './shown-outlets';
import type { Near } from './use-near.client';

const { failed, nearest, inCity } = zh.outlets;
const words = {
  failed,
  nearest,
  inCity,
  provinces: { guangdong: '广东省' },
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
  const { outlets, message } = shownOutlets({ data: { filter, outlets: SERVER }, near, all, words });
  return [outlets.map(({ id }) => id).join(''), message];
}

test('BR-05 a located visitor sees the nearest outlets of the country, or the requested ones with their distance', () => {
  const [order, message] = shown(FOUND);
  expect([order?.at(-1), message]).toEqual(['上', nearest]);
  expect(shown(FOUND, { filter: requested })).toEqual(['上', '']);
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
  expect(shown(at(null))).toEqual(['上', `${failed.denied} ${failed.ip}`]);
  expect(shown(at({ province: 'xizang', city: '' }))).toEqual(['上', `${failed.denied} ${failed.ip}`]);
  expect(shown(at(null), { filter: requested })).toEqual(['上', failed.denied]);
});

test('BR-03 while nothing is known the list is the server’s', () => {
  expect(shown({ kind: 'open', answered: false })).toEqual(['上', '']);
  expect(shown({ kind: 'waiting' })).toEqual(['上', '']);
});
