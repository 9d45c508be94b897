import { seal, unseal } from './sealed';

const SECRET = 'sixteen-characters';
const wish = { secret: SECRET, purpose: 'receipt', seconds: 60, now: 1000 };

test('CU-10 what was sealed opens for its purpose and time, and reads as nothing', () => {
  const text = seal({ name: '张明' }, wish);
  expect(text).toMatch(/^[\w-]+$/);
  expect(Buffer.from(text, 'base64url').toString()).not.toContain('张明');
  expect(unseal(text, { ...wish, now: 60_999 })).toEqual({ name: '张明' });
  expect(seal({ name: '张明' }, wish)).not.toBe(text);
});

test.each([
  ['late', { now: 61_000 }],
  ['for another purpose', { purpose: 'info' }],
  ['under another secret', { secret: 'another-secret-of-16' }],
])('CU-10 it does not open %s', (_when, change) => {
  expect(unseal(seal('x', wish), { ...wish, ...change })).toBeNull();
});

test.each([undefined, '', 'x', 'A'.repeat(200)])('CU-10 "%s" opens nothing', (text) => {
  expect(unseal(text, wish)).toBeNull();
});

test('CU-10 a changed character is noticed', () => {
  const text = seal('x', wish);
  const changed = (text[20] === 'A' ? 'B' : 'A') + text.slice(21);
  expect(unseal(text.slice(0, 20) + changed, wish)).toBeNull();
});
