import fc from 'fast-check';
import type { FilingEntry, KeyEntry } from '@/lib/model/record';
import { leafOf, readLeaf } from './leaf';

const filing: FilingEntry = {
  type: 'filing',
  id: '42',
  locale: 'zh',
  version: 1,
  title: '2025年年度报告 "A"\u0007',
  kind: 'annual',
  period: '2025',
  displayTime: '2026-03-28 18:00:00',
  firstSeen: '2026-03-28T10:00:05.000Z',
  textSha256: 'a'.repeat(64),
  files: [{ name: '报告.pdf', url: '/ows/files/1.pdf', bytes: 12, sha256: 'b'.repeat(64) }],
};
const key: KeyEntry = { type: 'key', publicKey: 'AAAA', since: '2026-03-28T10:00:05.000Z' };

test('AR-02 a leaf is canonical JSON: members by name, no blanks, text as it is', () => {
  expect(leafOf(key)).toBe('{"publicKey":"AAAA","since":"2026-03-28T10:00:05.000Z","type":"key"}');
  expect(leafOf(filing)).toBe(
    `{"displayTime":"2026-03-28 18:00:00","files":[{"bytes":12,"name":"报告.pdf","sha256":"${'b'.repeat(64)}",` +
      `"url":"/ows/files/1.pdf"}],"firstSeen":"2026-03-28T10:00:05.000Z","id":"42","kind":"annual","locale":"zh",` +
      `"period":"2025","textSha256":"${'a'.repeat(64)}","title":"2025年年度报告 \\"A\\"\\u0007","type":"filing","version":1}`,
  );
});

test('AR-02 every entry is read back from its leaf as it was', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, fc.nat(), (title, name, bytes) => {
      const entry = { ...filing, title, files: [{ name, url: '', bytes, sha256: '' }] };
      expect(readLeaf(leafOf(entry))).toEqual(entry);
    }),
  );
});

test.each([
  ['other order', '{"since":"2026-03-28T10:00:05.000Z","publicKey":"AAAA","type":"key"}'],
  ['a blank', `${leafOf(key)} `],
  ['a member more', '{"more":1,"publicKey":"AAAA","since":"2026-03-28T10:00:05.000Z","type":"key"}'],
  ['an unknown type', '{"type":"other"}'],
  ['no JSON', 'key'],
])('AR-02 a leaf with %s is not read', (_, leaf) => {
  expect(() => readLeaf(leaf)).toThrow();
});

test('AR-02 text that has no UTF-8, and numbers that JSON may round, become no leaf', () => {
  expect(() => leafOf({ ...filing, title: '\ud800' })).toThrow('well-formed');
  expect(() => leafOf({ ...filing, version: 2 ** 53 })).toThrow();
});
