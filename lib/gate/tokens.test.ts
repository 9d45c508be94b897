import { isValidToken, makeToken, sameText } from './tokens';

const secret = 'a-secret-of-some-length';

test('RT-06 a token opens what it was made for, until its time is up', async () => {
  const token = await makeToken({ secret, purpose: 'complaint', seconds: 60, now: 1_700_000_000_000 });
  const valid = (change: object) =>
    isValidToken({ secret, purpose: 'complaint', token, now: 1_700_000_059_000, ...change });
  expect(await valid({})).toBe(true);
  expect(await valid({ now: 1_700_000_061_000 })).toBe(false);
  expect(await valid({ purpose: 'preview' })).toBe(false);
  expect(await valid({ secret: 'another-secret-of-length' })).toBe(false);
  expect(await valid({ token: token.replace(/.$/, (last) => (last === '0' ? '1' : '0')) })).toBe(false);
});

test.each([undefined, '', '.', 'x.y', '9999999999999.', '9999999999999.zz'])(
  'RT-10 %s is no token',
  async (token) => {
    expect(await isValidToken({ secret, purpose: 'preview', token })).toBe(false);
  },
);

test('RT-10 without a secret nothing is valid', async () => {
  const token = await makeToken({ secret, purpose: 'preview', seconds: 60 });
  expect(await isValidToken({ secret: undefined, purpose: 'preview', token })).toBe(false);
});

test('texts are compared whole', () => {
  expect(sameText('abc', 'abc')).toBe(true);
  expect(sameText('abc', 'abcabc')).toBe(false);
  expect(sameText('', 'a')).toBe(false);
  expect(sameText('a', '')).toBe(false);
});
