import { elderChoice, lookText, readLook } from './elder-look';

test.each([
  [undefined, '20.paper'],
  ['', '20.paper'],
  ['24.white-on-black', '24.white-on-black'],
  ['30', '30.paper'],
  ['.yellow-on-black', '20.yellow-on-black'],
  ['99.pink', '20.paper'],
  ['24.paper.more', '24.paper'],
  ['}body{display:none', '20.paper'],
])('EL-04 the look of the cookie %j is %s', (cookie, look) => {
  expect(lookText(readLook(cookie))).toBe(look);
});

test('EL-02 the version is chosen by two values alone', () => {
  expect(elderChoice('version', 'elder', undefined)).toEqual(['version', 'elder']);
  expect(elderChoice('version', 'standard', undefined)).toEqual(['version', 'standard']);
  expect(elderChoice('version', 'ELDER', undefined)).toBeNull();
});

test('EL-04 EL-06 a change of one part keeps the other', () => {
  const look = '24.white-on-black';
  expect(elderChoice('size', '30', look)).toEqual(['look', '30.white-on-black']);
  expect(elderChoice('theme', 'paper', look)).toEqual(['look', '24.paper']);
  expect(elderChoice('size', '31', look)).toBeNull();
  expect(elderChoice('theme', '', look)).toBeNull();
});

test('EL-13 a size or colours chosen right after a reset keep its suffix, so that the pointer aids are still switched off', () => {
  expect(elderChoice('size', '24', '20.paper.reset')).toEqual(['look', '24.paper.reset']);
  expect(elderChoice('theme', 'white-on-black', '24.paper.reset')).toEqual([
    'look',
    '24.white-on-black.reset',
  ]);
});

test('EL-13 one press restores size and colours', () => {
  expect(elderChoice('look', 'reset', '30.paper')).toEqual(['look', '20.paper.reset']);
  expect(elderChoice('look', '30.paper', undefined)).toBeNull();
});
