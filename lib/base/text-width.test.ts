import { cutToWidth, textWidth } from './text-width';

test.each([
  ['', 0],
  ['Annual Report 2025', 177.88],
  ['MW@i', 60.28],
  ['年度报告', 80],
  ['（2025）：', 104.48],
  ['ｆｕｌｌ', 80],
  ['投资者 Relations', 148.92],
])('PV-03 %j is %d pixels wide in 20 pixels', (text, width) => {
  expect(textWidth(text, 20)).toBeCloseTo(width, 2);
});

test('PV-03 widths grow with the size of the type', () => {
  expect(textWidth('Dividend 分红', 40)).toBeCloseTo(2 * textWidth('Dividend 分红', 20), 6);
});

test.each([
  ['an accent of its own', 'Zu\u0308rich', 'Zürich'],
  ['an accent', 'Zürich', 'Zurich'],
  ['a byte order mark', '\ufeffReport', 'Report'],
  ['a soft hyphen', 'Re\u00adport', 'Report'],
  ['line breaks and tabs', ' Annual\n\t Report ', 'Annual Report'],
  ['joined emoji', '👩‍👩‍👧‍👦', '年'],
  ['a syllable written as its parts', '한', '年'],
  ['a rare character beyond the basic plane', '𠮷', '年'],
])('PV-03 %s takes the room of what is seen', (_name, text, seen) => {
  expect(textWidth(text, 16)).toBeCloseTo(textWidth(seen, 16), 6);
});

test.each(['Ж', '∮', 'ก', 'α'])(
  'PV-03 a character without a measure of its own has that of a digit: %s',
  (one) => {
    expect(textWidth(one, 18)).toBeCloseTo(textWidth('0', 18), 6);
  },
);

test('PV-03 a text that fits exactly is left whole', () => {
  const text = '2025 Annual Report 年度报告';
  expect(cutToWidth(text, 20, textWidth(text, 20))).toBe(text);
  expect(cutToWidth(text, 20, textWidth(text, 20) - 0.01)).not.toBe(text);
});

test.each([
  ['Announcement of the resolutions of the annual general meeting', 'Announcement of the ...'],
  ['2025年度股东大会决议公告及法律意见书全文与附件', '2025年度股东大会决 ...'],
  ['公告 Announcement of resolutions', '公告 Announcement ...'],
])('PV-03 %s is cut after a word or a Chinese character', (text, cut) => {
  expect(cutToWidth(text, 20, 220)).toBe(cut);
});

test('PV-03 a word that is too long alone is broken', () => {
  expect(cutToWidth('Donaudampfschifffahrtsgesellschaftskapitän', 20, 120)).toBe('Donauda ...');
  expect(cutToWidth('Donaudampfschifffahrtsgesellschaftskapitän', 20, 10)).toBe('...');
});

test.each([
  'Announcement of the resolutions of the annual general meeting of shareholders',
  '关于召开二〇二五年第一次临时股东大会的通知（更新后）',
  '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦',
  'one two three four five six seven eight nine',
])('PV-03 with its dots %s stays within every room', (text) => {
  for (let room = 30; room < 700; room += 1) {
    expect(textWidth(cutToWidth(text, 20, room), 20)).toBeLessThanOrEqual(room);
  }
});

test('PV-03 nothing that is seen as one character is cut apart', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(cutToWidth(family.repeat(9), 20, 100)).toBe(`${family.repeat(3)} ...`);
});
