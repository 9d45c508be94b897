import { isOwnRequest, ownHeaders } from './own-request';

test('H2 only this process knows its token', () => {
  expect(isOwnRequest(ownHeaders())).toBe(true);
  expect(isOwnRequest({})).toBe(false);
  const [[name, token] = []] = Object.entries(ownHeaders());
  expect(isOwnRequest({ [String(name)]: `${token}x` })).toBe(false);
  expect(isOwnRequest({ [String(name)]: '0'.repeat(String(token).length) })).toBe(false);
});
