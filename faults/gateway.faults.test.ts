import { connect } from 'node:http2';
import { text as textOf } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { weightless } from '@/testing/weightless';
import { ask, behindGateway, direct, logHolds, PORTS, text, withGateway } from './support/behind-gateway';
import { HOST } from './support/gateway';
import { headersNotOnce, type Question } from './support/gateway-visit';
import { KNOWN, unknownPages } from './support/known';
import { until } from './support/processes';
import { rawRequest } from './support/raw';
import { AGENTS } from './support/visit';

/** How the gateway's store took part in the last answers at a path. */
const cachesOf = (path: string): string[] =>
  behindGateway()
    .gateway.log()
    .filter((line) => line.path === path)
    .map(({ cache }) => cache);

/** How many requests for a path have reached the site; the log is complete up to a request that was made last. */
async function reached(path: string): Promise<number> {
  const mark = `/mark-${Math.random().toString(36).slice(2)}`;
  await fetch(behindGateway().site.origin + mark, { method: 'POST' });
  await until('the log of the site', 20_000, async () => behindGateway().site.output().includes(mark));
  return behindGateway().site.output().split(`"path":"${path}"`).length - 1;
}

/** Pages that are asked for first of all, each in both languages and on both devices. */
const MAIN = KNOWN.slice(0, 12);

withGateway('in front of the site', () => {
  test('OP-01 the main pages come through the gateway as the site sends them, in both languages, on both devices', async () => {
    const bodies = await Promise.all(
      MAIN.map(async ({ path, device }) => {
        const question = { path, headers: { 'user-agent': AGENTS[device] } };
        const answers = [await ask(question), await ask(question)];
        const expected = await direct(question);
        for (const answer of answers) {
          expect({ path, status: answer.status, faults: headersNotOnce(answer) }).toEqual({
            path,
            status: 200,
            faults: [],
          });
          expect(weightless(answer.text) === expected).toBe(true);
          expect(answer.headers['content-language']).toBe(path.startsWith('/en') ? 'en' : 'zh-CN');
          expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests');
        }
        return expected;
      }),
    );
    expect(new Set(bodies).size).toBe(MAIN.length);
  }, 60_000);

  test('OP-01 HTTP/2 is spoken, with one copy of each header', async () => {
    const session = connect(`https://127.0.0.1:${PORTS.https}`, {
      ca: behindGateway().gateway.certificate,
      servername: HOST,
    });
    const stream = session.request({ ':path': '/', ':authority': `${HOST}:${PORTS.https}` });
    const names = await new Promise<string[]>((done, fail) => {
      stream.on('response', (_headers, _flags, raw?: string[]) =>
        done((raw ?? []).filter((_, at) => at % 2 === 0)),
      );
      session.on('error', fail);
    }).finally(() => session.close());
    expect(headersNotOnce({ names })).toEqual([]);
  });

  test('OP-01 there is one copy for each edition, and no visitor gets that of another', async () => {
    const { desktop, mobile } = AGENTS;
    const visitors = {
      desktop: { 'user-agent': desktop },
      phone: { 'user-agent': mobile },
      hinted: { 'sec-ch-ua-mobile': '?1' },
      corrected: { 'user-agent': mobile, cookie: 'a=b; device=desktop; c=d' },
      elder: { 'user-agent': mobile, cookie: 'version=elder; look=24.paper' },
      odd: { cookie: 'Version=elder; device=%6dobile; xversion=elder' },
    };
    const path = MAIN[0]?.path ?? '';
    const texts: Record<string, string> = {};
    for (const round of ['first', 'stored']) {
      for (const [name, headers] of Object.entries(visitors)) {
        const found = await text({ path, headers });
        texts[name] ??= found;
        expect({ round, name, same: found === texts[name] }).toEqual({ round, name, same: true });
      }
    }
    const { desktop: wide, phone, hinted, corrected, elder, odd } = texts;
    expect(
      [hinted, corrected, odd].map((one) => (one === phone ? 'phone' : one === wide ? 'desktop' : '')),
    ).toEqual(['phone', 'desktop', 'desktop']);
    expect(new Set([wide, phone, elder]).size).toBe(3);
    expect(elder === (await direct({ path, headers: visitors.elder }))).toBe(true);
  });

  test('OP-01 brotli, gzip and plain forms are kept apart', async () => {
    const accepted = {
      br: ['br', 'gzip, deflate, br', 'gzip;q=1.0, br;q=0.9'],
      gzip: ['gzip', 'br;q=0, gzip', 'deflate,gzip;q=0.5'],
      identity: ['identity', '', 'gzip;q=0, br;q=0.0', 'brotli'],
    };
    const path = MAIN[4]?.path ?? '';
    const expected = await direct({ path });
    for (const [form, values] of Object.entries(accepted)) {
      for (const value of values) {
        const answer = await ask({ path, headers: { 'accept-encoding': value } });
        expect([value, answer.headers['content-encoding'] ?? 'identity']).toEqual([value, form]);
        expect(weightless(answer.text) === expected).toBe(true);
      }
    }
  });

  test('OP-01 a stored copy is compared by tag or by time; a later time than that of the last change is as good', async () => {
    const path = MAIN[0]?.path ?? '';
    const { headers } = await ask(path);
    const changed = headers['last-modified'] ?? '';
    const at = (milliseconds: number) => new Date(Date.parse(changed) + milliseconds).toUTCString();
    const conditions: Record<number, Record<string, string>[]> = {
      304: [
        { 'if-none-match': headers.etag ?? '' },
        { 'if-modified-since': changed },
        { 'if-modified-since': at(60_000) },
      ],
      200: [
        { 'if-none-match': '"another"', 'if-modified-since': changed },
        { 'if-modified-since': at(-60_000) },
      ],
    };
    for (const [status, asked] of Object.entries(conditions)) {
      for (const one of asked)
        expect([one, (await ask({ path, headers: one })).status]).toEqual([one, Number(status)]);
    }
  });

  test('OP-01 what changes nothing makes no copy: unknown parameters, their order, other cookies', async () => {
    const path = '/pressroom';
    const seen = cachesOf(path).length;
    await ask(`${path}?year=2025&page=1`);
    const before = await reached(path);
    for (const search of [
      'page=1&year=2025',
      'utm_source=a%20b&year=2025&page=1',
      'year=2025&page=1&tgCode=x',
    ])
      await ask({ path: `${path}?${search}`, headers: { cookie: `visit=${search.length}; lang=0` } });
    await logHolds(() => cachesOf(path).length === seen + 4);
    const caches = cachesOf(path).slice(-3);
    expect(caches.filter((cache) => cache === 'MISS')).toEqual([]);
    expect((await reached(path)) - before).toBeLessThan(3);
  });

  test('OP-01 no odd spelling of a query puts one page into the place of another', async () => {
    const path = '/pressroom';
    const odd = [
      '%70age=2',
      'PAGE=2',
      'page=2&page=1',
      'page=1&page=2',
      'page',
      'page=%32',
      '&page=2',
      'pages=2',
    ];
    for (const search of [...odd, 'page=2', '']) {
      const question = { path: `${path}?${search}` };
      const texts = [await text(question), await text(question)];
      const expected = await direct(question);
      expect([search, ...texts.map((one) => one === expected)]).toEqual([search, true, true]);
    }
  }, 30_000);

  test('OP-01 what belongs to one visitor is never stored', async () => {
    const elder = { cookie: 'version=elder' };
    const questions: Question[] = [
      ...[
        '/report-fraud',
        '/en/verify',
        '/online-complaints',
        '/preowsweb',
        '/search?q=own',
        '/elder-look.css',
      ].map((path) => ({ path })),
      ...['/?lang=en', '/terms?version=elder', '/api/captcha?lang=zh&kind=text', '/api/health'].map(
        (path) => ({ path }),
      ),
      { path: '/about-us', headers: { cookie: 'a=b; lang=1' } },
      { path: '/about-us?tgCode=7', headers: elder },
      { path: '/about-us', headers: { authorization: 'Bearer x' } },
      { path: '/api/verify/zh', method: 'POST', body: 'a=b' },
    ];
    const seen = behindGateway().gateway.log().length;
    for (const question of [...questions, ...questions])
      expect(headersNotOnce(await ask(question))).toEqual([]);
    const lines = () => behindGateway().gateway.log().slice(seen);
    await logHolds(() => lines().length === questions.length * 2);
    expect(lines().filter(({ cache }) => cache !== '')).toEqual([]);
  });

  test('OP-01 twenty visitors at once for a page that is not stored reach the site once', async () => {
    const [page] = unknownPages(1);
    const path = page?.path ?? '';
    const bare = path.replace(/\?.*/, '');
    const before = await reached(bare);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => weightless(answer.text))).size).toBe(1);
    expect((await reached(bare)) - before).toBe(1);
  }, 30_000);

  test('OP-01 the site counts the address of the peer, whatever a visitor claims', async () => {
    const search = (claimed: string, from?: string) =>
      ask({ path: '/search?q=claim', headers: { 'x-forwarded-for': claimed }, ...(from ? { from } : {}) });
    const statuses: number[] = [];
    // One search has been counted above.
    for (const claimed of ['192.0.2.1', '192.0.2.2, 127.0.0.1', '192.0.2.3'])
      statuses.push((await search(claimed, '127.0.0.9')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await search('127.0.0.9', '127.0.0.8')).status).toBe(200);
  });

  test('L2 an address that was not encoded leads to the encoded one', async () => {
    const { certificate: ca } = behindGateway().gateway;
    const socket = connectTls({ host: '127.0.0.1', port: PORTS.https, servername: HOST, ca });
    socket.write(rawRequest('GET /detail?id=1010&keyword=年报', { Host: HOST }));
    const answer = await textOf(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(answer).toMatch(/^location: \S*\/detail\?id=1010&keyword=%E5%B9%B4%E6%8A%A5\r$/im);
  });
});
