import { type IncomingMessage, request as plainRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { WEIGHT_LINE, weightless } from '@/testing/weightless';
import { fill, WORDS } from './support/words';

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  text: string;
}

/** The weight in the footer is hidden in what was drawn, a number in what is stored. */
const withoutWeight = ({ text, ...rest }: Answer) => ({ ...rest, text: weightless(text) });

const READ: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
/** They tell when, and by which connection, an answer came; a drawn page has no length before it is compressed. */
const OF_THE_MOMENT = ['date', 'content-length', 'transfer-encoding'];

/** Plain HTTP: the test's own client adds headers, and unpacks what it gets. */
function ask(address: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = plainRequest(address, { headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const { 'content-encoding': encoding = '', ...rest } = answer.headers;
        const body = Buffer.concat(parts);
        const text = (body.length > 0 ? (READ[encoding]?.(body) ?? body) : body).toString('utf8');
        const lasting = Object.entries({ ...rest, encoding }).filter(
          ([name]) => !OF_THE_MOMENT.includes(name),
        );
        done({ status: answer.statusCode, headers: Object.fromEntries(lasting), text });
      });
    });
    sent.on('error', fail).end();
  });
}

const seconds = (cacheControl: unknown): number => Number(/s-maxage=(\d+)/.exec(String(cacheControl))?.[1]);
/** Of a page past its lifetime, as other journeys may have left it. */
const STALE_SECONDS = 1;

/** The same answer, except for its weight, the seconds that passed between the two, and a renewal. */
function expectSame(first: Answer, second: Answer): void {
  const { 'cache-control': before, ...headers } = first.headers;
  const { 'cache-control': after, ...others } = second.headers;
  expect(withoutWeight({ ...second, headers: others })).toEqual(withoutWeight({ ...first, headers }));
  if (!String(before).startsWith('max-age=0, s-maxage')) expect(after).toBe(before);
  else if (![before, after].map(seconds).includes(STALE_SECONDS))
    expect(Math.abs(seconds(before) - seconds(after))).toBeLessThan(60);
}

const DESKTOP = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile', 'sec-ch-ua-mobile': '?1' };

/** An address that nobody has asked for: its page is drawn once, and remembered as missing for a minute. */
const NEW = '/no-such-{name}';
const addressOf = (path: string): string => path.replace('{name}', Math.random().toString(36).slice(2, 12));

const PAGES = ['/service', '/en/contact-us', '/pressroom?page=2&tgCode=abc&utm=x', '/businesslicence'];
const DEVICES: [name: string, headers: Record<string, string>][] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
  ['phone by cookie', { ...DESKTOP, cookie: 'a=b; device=mobile' }],
];

for (const [device, visitor] of DEVICES) {
  for (const path of [...PAGES, NEW, `/en${NEW}`]) {
    test(`SP-01 ${path} leaves alike drawn and stored: ${device}`, async ({ baseURL }) => {
      const address = `${baseURL}${addressOf(path)}`;
      const read = () => ask(address, { ...visitor, 'accept-encoding': 'gzip, deflate, br' });
      let drawn = await read();
      // One that another journey drew long ago is renewed behind the visitor first.
      while (seconds(drawn.headers['cache-control']) === STALE_SECONDS) drawn = await read();
      for (const encoding of ['br', 'gzip', 'identity']) {
        const stored = await ask(address, { ...visitor, 'accept-encoding': encoding });
        const expected = encoding === 'identity' ? '' : encoding;
        expectSame({ ...drawn, headers: { ...drawn.headers, encoding: expected } }, stored);
      }
      const head = await ask(address, visitor, 'HEAD');
      expectSame({ ...drawn, text: '', headers: { ...drawn.headers, encoding: '' } }, head);
    });
  }
}

test('SP-01 a stored page states its weight in every encoding; a page that is not stored states none', async ({
  baseURL,
}) => {
  const address = `${baseURL}/en/businesslicence`;
  const weightIn = async (encoding: string, from = address): Promise<string> => {
    const { text } = await ask(from, { ...DESKTOP, 'accept-encoding': encoding });
    return WEIGHT_LINE.exec(text)?.[1] ?? 'no place';
  };
  await expect.poll(() => weightIn('br')).not.toBe('');
  const length = await new Promise<number>((done, fail) => {
    const count = (answer: IncomingMessage) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => done(bytes));
    };
    const headers = { ...DESKTOP, 'accept-encoding': 'br' };
    plainRequest(address, { headers }, count).on('error', fail).end();
  });
  const stated = fill(WORDS.en.footer.weight, { kb: String(Math.round(length / 1000)) });
  for (const encoding of ['br', 'gzip', 'identity']) expect(await weightIn(encoding)).toBe(stated);
  expect(await weightIn('br', `${baseURL}/search?q=2025`)).toBe('');
});

test('SP-01 a stored page answers 304 by tag and by time, with the headers of the page', async ({
  baseURL,
}) => {
  const address = `${baseURL}/en/terms`;
  const whole = await ask(address, DESKTOP);
  const { 'content-type': _type, etag, 'last-modified': changed, ...headers } = whole.headers;
  const expected = { status: 304, text: '', headers: { ...headers, etag, 'last-modified': changed } };
  expectSame(expected, await ask(address, { ...DESKTOP, 'if-none-match': String(etag) }));
  expectSame(expected, await ask(address, { ...DESKTOP, 'if-none-match': String(etag).replace('W/', '') }));
  expectSame(expected, await ask(address, { ...DESKTOP, 'if-modified-since': String(changed) }));
  expect((await ask(address, { ...DESKTOP, 'if-none-match': '"other"' })).status).toBe(200);
});

/** The framework answers an address with a parameter of its own; the door answers the same one without it. */
const REDIRECTS: [path: string, headers: Record<string, string>][] = [
  ['/About-Us', {}],
  ['/terms/', {}],
  ['/software-repository', {}],
  ['/en/software-repository', {}],
  ['/terms?lang=en', {}],
  ['/en/terms?lang=cn', {}],
  ['/terms?lang=fr', {}],
  ['/terms?lang=en', { 'sec-purpose': 'prefetch' }],
  ['/terms', { cookie: 'lang=1' }],
  ['/en/legal-website-statement', {}],
];

for (const [path, headers] of REDIRECTS) {
  test(`SP-01 ${path} with ${JSON.stringify(headers)} redirects as the framework does`, async ({
    baseURL,
  }) => {
    const mark = `${path.includes('?') ? '&' : '?'}_rsc=1`;
    for (const method of ['GET', 'HEAD']) {
      const theirs = await ask(`${baseURL}${path}${mark}`, { ...DESKTOP, ...headers }, method);
      expect([307, 308, 503]).toContain(theirs.status);
      expectSame(theirs, await ask(`${baseURL}${path}`, { ...DESKTOP, ...headers }, method));
    }
  });
}

test('SP-01 a script, a style sheet and a drawing come compressed, and are known again', async ({
  baseURL,
}) => {
  const { text } = await ask(`${baseURL}/terms`, DESKTOP);
  const sheet = /\/_next\/static\/[^"]+\.css/.exec(text)?.[0] ?? '';
  const script = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? '';
  for (const path of [sheet, script, '/brand/logo-zh.svg', '/geo/cities.json', '/analytics.mjs']) {
    const file = await ask(baseURL + path, { 'accept-encoding': 'gzip, br' });
    expect([path, file.status, file.headers.encoding]).toEqual([path, 200, 'br']);
    expect((await ask(baseURL + path, {})).text).toBe(file.text);
    const known = { 'accept-encoding': 'gzip, br', 'if-none-match': String(file.headers.etag) };
    expect((await ask(baseURL + path, known)).status).toBe(304);
  }
});
