import { canonicalQuery, canonicalText, signatureOf } from './canonical';

const SECRET = 'worked-example-secret';
const encode = (text: string) => new TextEncoder().encode(text);

/** The two worked examples of docs/back-office.md. */
const LIST = {
  method: 'get',
  url: '/ows/dict/data/list?pageSize=3000&pageNum=1',
  body: encode(''),
  timestamp: '1748916000000',
  nonce: '3f2b8f1e-6a54-4c0e-9d8e-0f6f1a2b3c4d',
};
const QUERY = {
  method: 'POST',
  url: '/ows/content/queryContentPage',
  body: encode('{"terType":"1","title":"公告"}'),
  timestamp: '1748916000001',
  nonce: '9a1c2e3d-4b5f-4a6b-8c7d-1e2f3a4b5c6d',
};

describe('the canonical text', () => {
  test('CL-02 worked example: a GET with a query and no body', () => {
    expect(canonicalText(LIST)).toBe(
      [
        'GET',
        '/ows/dict/data/list',
        'pageNum=1&pageSize=3000',
        'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        '1748916000000',
        '3f2b8f1e-6a54-4c0e-9d8e-0f6f1a2b3c4d',
      ].join('\n'),
    );
    expect(signatureOf(LIST, SECRET)).toBe(
      '4fc7e38af9b0e649830be6d11f9fe673057bcb5b2d8931d9c24202b8bf22aa9f',
    );
  });

  test('CL-02 worked example: a POST with JSON and no query', () => {
    expect(canonicalText(QUERY)).toBe(
      [
        'POST',
        '/ows/content/queryContentPage',
        '',
        'fd84c4c5e8a571c5cd981c72ea51ce6ca3cee22c016da53fbf54a06bdf5db9fa',
        '1748916000001',
        '9a1c2e3d-4b5f-4a6b-8c7d-1e2f3a4b5c6d',
      ].join('\n'),
    );
    expect(signatureOf(QUERY, SECRET)).toBe(
      '4ffe5125629d56d32a3e1d895bc7f073d20966fdc2a01a3484d71acaebbadf9c',
    );
  });

  test.each([
    ['', ''],
    ['b=2&a=1&a=0', 'a=0&a=1&b=2'],
    ["q=a b&r=!'()*", 'q=a%20b&r=%21%27%28%29%2A'],
    ['q=a+b&q=a%20c', 'q=a%20b&q=a%20c'],
    ['q=%E5%85%AC%e5%91%8a', 'q=%E5%85%AC%E5%91%8A'],
    ['flag&x=~_.-', 'flag=&x=~_.-'],
    ['a=1&a%2Bb=2&a-=3', 'a=1&a%2Bb=2&a-=3'],
  ])('CL-02 the query %j becomes %j', (query, expected) => {
    expect(canonicalQuery(query)).toBe(expected);
  });

  test('CL-02 any change of method, path, query, body, time or nonce changes the signature', () => {
    const signature = signatureOf(QUERY, SECRET);
    const changes = [
      { method: 'PUT' },
      { url: '/ows/content/queryContentPagePre' },
      { url: `${QUERY.url}?a=1` },
      { body: encode('{}') },
      { timestamp: '1748916000002' },
      { nonce: 'another-nonce' },
    ];
    for (const change of changes) expect(signatureOf({ ...QUERY, ...change }, SECRET)).not.toBe(signature);
    expect(signatureOf(QUERY, 'another secret')).not.toBe(signature);
  });
});
