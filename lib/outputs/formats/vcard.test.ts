import { toVcard } from './vcard';

test('IR-01 a card escapes what has a meaning, and folds long lines between characters', () => {
  const card = toVcard({
    name: '顾,闻;远\\',
    organisation: '海序证券股份有限公司'.repeat(6),
    address: 'a\nb',
  });
  expect(card).toContain('FN:顾\\,闻\\;远\\\\\r\n');
  expect(card).toContain('ADR;TYPE=WORK:;;a\\nb;;;;\r\n');
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`ORG:${'海序证券股份有限公司'.repeat(6)}`);
  expect(card).not.toContain('TEL');
});

test('IR-01 a card has a field for each number of a telephone field, and none for one without a number', () => {
  const card = toVcard({ name: 'a', organisation: 'b', phone: '021-38676666、38670666转8001' });
  expect(card).toContain('TEL;TYPE=WORK,VOICE:021-38676666\r\nTEL;TYPE=WORK,VOICE:021-38670666转8001\r\n');
  expect(toVcard({ name: 'a', organisation: 'b', phone: '—' })).not.toContain('TEL');
});
