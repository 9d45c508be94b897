import { seal, unseal } from './sealed';

const SECRET = 'sixteen-characters';
const options = { secret: SECRET, purpose: 'receipt', seconds: 60, now: 1000 };

test('CU-10 what was sealed opens for its purpose and time, and reads as nothing', () => {
  const text = seal({ name: '张明' }, options);
  expect(text).toMatch(/^[\w-]+$/);
  expect(Buffer.from(text, 'base64url').toString()).not.toContain('张明');
  expect(unseal(text, { ...options, now: 60_999 })).toEqual({ name: '张明' });
  expect(seal({ name: '张明' }, options)).not.toBe(text);
});

test.each([
  ['late', { now: 61_000 }],
  ['for another purpose', { purpose: 'info' }],
  ['under another secret', { secret: 'another-secret-of-16' }],
])('CU-10 it does not open %s', (_when, change) => {
  expect(unseal(seal('x', options), { ...options, ...change })).toBeNull();
});

test.each([undefined, '', 'x', 'A'.repeat(200)])('CU-10 "%s" opens nothing', (text) => {
  expect(unseal(text, options)).toBeNull();
});

test('CU-10 a changed character is noticed', () => {
  const text = seal('x', options);
  const changed = (text[20] === 'A' ? 'B' : 'A') + text.slice(21);
  expect(unseal(text.slice(0, 20) + changed, options)).toBeNull();
});
