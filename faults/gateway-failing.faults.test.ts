import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { weightless } from '@/testing/weightless';
import { ask, behindGateway, direct, logHolds, PORTS, withGateway } from './support/behind-gateway';
import { EVERYWHERE_MS } from './support/everywhere';
import { copiesAreOld, HOST } from './support/gateway';
import { headersNotOnce, type Question } from './support/gateway-visit';
import { KNOWN, RENAMED } from './support/known';
import { rename } from './support/office';
import { until } from './support/processes';
import { rawRequest, sendRaw } from './support/raw';
import { quiet } from './support/site';
import { AGENTS } from './support/visit';

const MAIN = KNOWN.slice(0, 4);

withGateway('answers of the gateway itself', () => {
  test.each([
    [404, { path: '/api/ready' }],
    [404, { path: '/api/metrics' }],
    [405, { path: '/', method: 'DELETE' }],
    [413, { path: '/api/verify/zh', method: 'POST', body: Buffer.alloc(100_000) }],
    [413, { path: '/ows/advice/submit', method: 'POST', body: Buffer.alloc(21 * 1024 * 1024) }],
    [414, { path: `/${'a'.repeat(20_000)}` }],
    [421, { path: '/', headers: { host: 'other.example' } }],
  ] as [number, Question][])(
    'OP-01 the gateway refuses with %s, and with the headers of the site',
    async (status, question) => {
      const answer = await ask(question);
      expect([answer.status, headersNotOnce(answer)]).toEqual([status, []]);
      expect(answer.text).toMatch(new RegExp(`^${status} [A-Z]`));
    },
  );

  test.each([
    ['/terms', 'GET, HEAD'],
    ['/ows/menu/list', 'GET, HEAD, POST, OPTIONS'],
  ])('OP-01 a method that is refused at %s is answered with those that are not', async (path, allowed) => {
    const answers = await Promise.all([ask({ path, method: 'DELETE' }), ask({ path: '/api/ready' })]);
    expect(answers.map(({ headers }) => headers.allow)).toEqual([allowed, undefined]);
  });

  test("OP-01 a name that is not the site's gets no certificate, and over http no answer", async () => {
    const code = await new Promise((done) => {
      const socket = connectTls({ host: '127.0.0.1', port: PORTS.https, servername: 'other.example' });
      socket.on('error', (error) => done(Reflect.get(error, 'code')));
      socket.on('secureConnect', () => done('connected'));
    });
    expect(code).toMatch(/UNRECOGNIZED_NAME|HANDSHAKE/);
    const origin = `http://127.0.0.1:${PORTS.http}`;
    expect(await sendRaw(origin, rawRequest('GET /', { Host: 'other.example' }))).toMatchObject({
      status: 0,
      closed: true,
    });
    const { status, head } = await sendRaw(origin, rawRequest('GET /en/terms?a=b', { Host: HOST }));
    expect([status, /^location: (.+)\r?$/im.exec(head)?.[1]]).toEqual([
      308,
      `https://${HOST}:${PORTS.https}/en/terms?a=b`,
    ]);
    expect(head).not.toMatch(/strict-transport|nginx\//i);
  });

  test('OP-01 a flood from one address is refused, and disturbs no other', async () => {
    const flood = async () => {
      const session = connect(`https://127.0.0.1:${PORTS.https}`, {
        ...{ ca: behindGateway().gateway.certificate, servername: HOST },
        createConnection: () =>
          connectTls({
            ...{ host: '127.0.0.1', port: PORTS.https, ca: behindGateway().gateway.certificate },
            ...{ servername: HOST, ALPNProtocols: ['h2'], localAddress: '127.0.0.7' },
          }),
      });
      return Promise.all(
        Array.from({ length: 400 }, () => {
          const stream = session.request({ ':path': '/robots.txt', ':authority': HOST });
          return new Promise<number>((done, fail) => {
            stream.on('response', (headers) => done(Number(headers[':status'])));
            stream.on('error', fail);
            stream.resume();
          });
        }),
      ).finally(() => session.close());
    };
    const statuses = (await Promise.all([flood(), flood(), flood(), flood()])).flat();
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const refused = await ask({ path: '/robots.txt', from: '127.0.0.7' });
    if (refused.status === 429)
      expect([refused.headers['retry-after'], headersNotOnce(refused)]).toEqual(['5', []]);
    expect((await ask('/robots.txt')).status).toBe(200);
  }, 30_000);
});

withGateway('over time', () => {
  const page = `/detail?id=${RENAMED}`;

  test('OP-03 a publication is on pages and in feeds behind the gateway soon', async () => {
    expect((await ask('/feeds/zh/news.json')).text).not.toContain('网关之后');
    expect((await ask(page)).text).not.toContain('网关之后');
    await rename(RENAMED, '网关之后');
    await behindGateway().site.publish([`article:${RENAMED}`, 'lists']);
    await until('the publication', EVERYWHERE_MS, async () => {
      const texts = await Promise.all([ask(page), ask('/feeds/zh/news.json')]);
      return texts.every(({ text }) => text.includes('网关之后'));
    });
  }, 90_000);

  test('OP-03 the first visitor after a pause gets the page as it is, not as it was before', async () => {
    await ask(page);
    const asked = Date.now();
    await rename(RENAMED, '停顿之后');
    await behindGateway().site.publish([`article:${RENAMED}`, 'lists']);
    await until('the page at the site', EVERYWHERE_MS, async () => {
      return (await direct({ path: page })).includes('停顿之后');
    });
    await copiesAreOld(asked);
    expect((await ask(page)).text).toContain('停顿之后');
  }, 90_000);

  test('OP-01 with the site gone stored pages go on for every edition, and others get the numbers to call', async () => {
    const visitors: Record<string, string>[] = [
      {},
      { 'accept-encoding': 'br' },
      { 'user-agent': AGENTS.mobile },
      { cookie: 'version=elder' },
    ];
    const questions: Question[] = MAIN.flatMap(({ path }) => visitors.map((headers) => ({ path, headers })));
    const before = await Promise.all(questions.map(ask));
    await quiet(behindGateway().site);
    await behindGateway().site.end('SIGKILL');
    await copiesAreOld();
    const seen = behindGateway().gateway.log().length;
    const after = await Promise.all(questions.map(ask));
    expect(after.map(({ status }) => status)).toEqual(before.map(() => 200));
    const same = after.map((answer, at) => weightless(answer.text) === weightless(before[at]?.text ?? ''));
    expect(same).toEqual(before.map(() => true));
    expect(after.flatMap(headersNotOnce)).toEqual([]);
    await logHolds(() => behindGateway().gateway.log().length === seen + questions.length);
    expect(
      behindGateway()
        .gateway.log()
        .findLast(({ path }) => path === MAIN[0]?.path)?.cache,
    ).toMatch(/STALE|UPDATING/);

    const { hotline } = JSON.parse(readFileSync('settings/site.json', 'utf8')) as { hotline: string };
    for (const question of [
      '/site-map',
      '/en/site-map',
      { path: '/report-fraud', method: 'POST', body: 'a=b' },
    ]) {
      const down = await ask(question);
      expect([down.status, down.headers['retry-after'], headersNotOnce(down)]).toEqual([503, '30', []]);
      expect(down.text).toContain(`href="tel:${hotline}"`);
      expect(down.text).toMatch(/<section lang="zh-CN">[\s\S]+<section lang="en">/);
    }
    const call = await ask('/ows/menu/list');
    expect([call.status, JSON.parse(call.text)]).toMatchObject([503, { code: 503 }]);
  }, 30_000);

  test('OP-01 the logs of the gateway hold neither queries nor anything about visitors', () => {
    const written = behindGateway().gateway.written();
    expect(written).toContain('"path":"/en/terms"');
    expect(written).not.toMatch(/a=b|utm_source|127\.0\.0|iPhone|Mozilla|version=elder|192\.0\.2/);
  });
});
