import { OWN_HEADER, ownHeaders, ownVisitHeaders } from '@/lib/gate/own-request';
import { isPlainRequest } from './plain-request';

test.each<[string, string, Record<string, string>, boolean]>([
  ['a visit', 'GET', {}, true],
  ['a look at the headers', 'HEAD', {}, true],
  ['an empty body', 'GET', { 'content-length': '0' }, true],
  ['a body', 'GET', { 'content-length': '1' }, false],
  ['a body of unknown length', 'GET', { 'transfer-encoding': 'chunked' }, false],
  ['an expectation', 'GET', { expect: '100-continue' }, false],
  ['a form', 'POST', {}, false],
  ["the site's own request", 'GET', ownHeaders(), false],
  ['its own visit', 'GET', ownVisitHeaders(), true],
  ['a claim to be its own', 'GET', { [OWN_HEADER]: '1' }, true],
])('SP-01 of %s', (_name, method, headers, isPlain) => {
  expect(isPlainRequest({ method, headers })).toBe(isPlain);
});
