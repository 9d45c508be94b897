import { createHash, createHmac } from 'node:crypto';
import { canonicalText, signingHeaders } from './signing';

const stamp = { timestamp: '1700000000000', nonce: '00000000-0000-4000-8000-000000000000' };
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test('CL-02 a GET is signed over path, sorted query and the empty body', () => {
  const url = new URL("http://h/ows/dict/data/list?pageSize=3000&pageNum=1&q=a b!'()*&中=文");
  const query = 'pageNum=1&pageSize=3000&q=a%20b%21%27%28%29%2A&%E4%B8%AD=%E6%96%87';
  const sorted = query.split('&').sort().join('&');
  expect(canonicalText({ method: 'get', url, body: '' }, stamp)).toBe(
    ['GET', '/ows/dict/data/list', sorted, EMPTY_SHA256, stamp.timestamp, stamp.nonce].join('\n'),
  );
});

test('CL-02 equal names are sorted by value', () => {
  const url = new URL('http://h/ows/x?b=2&a=9&b=10&a=1');
  expect(canonicalText({ method: 'POST', url, body: '' }, stamp).split('\n')[2]).toBe('a=1&a=9&b=10&b=2');
});

test('CL-02 a POST is signed over the exact body bytes', () => {
  const body = JSON.stringify({ title: '公告' });
  const url = new URL('http://h/ows/content/queryContentPage');
  const headers = signingHeaders({ method: 'POST', url, body }, { key: 'k', secret: 's', stamp });
  const digest = createHash('sha256').update(Buffer.from(body, 'utf8')).digest('hex');
  const text = `POST\n/ows/content/queryContentPage\n\n${digest}\n${stamp.timestamp}\n${stamp.nonce}`;
  expect(headers).toEqual({
    'X-OWS-App': 'k',
    'X-OWS-Timestamp': stamp.timestamp,
    'X-OWS-Nonce': stamp.nonce,
    'X-OWS-Signature': createHmac('sha256', 's').update(text).digest('hex'),
  });
});

test('CL-02 every call has a nonce of its own', () => {
  const call = { method: 'GET', url: new URL('http://h/ows/menu/list'), body: '' };
  const nonces = [1, 2].map(() => signingHeaders(call, { key: 'k', secret: 's' })['X-OWS-Nonce']);
  expect(nonces[0]).not.toBe(nonces[1]);
});
