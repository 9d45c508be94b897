import { type ServerStub, startServerStub } from '@/testing/server-stub';
import { closeOffice, openOffice } from './support/office';
import { until } from './support/processes';
import { ownPort } from './support/settings';
import { forgetStored, openSite, type Site } from './support/site';

const PORT = ownPort(3412);
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const GATEWAY = '00f067aa0ba902b7';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

let collector: ServerStub;
let site: Site;

beforeAll(async () => {
  forgetStored(PORT);
  await openOffice();
  collector = await startServerStub((answer) => answer.end('{}'));
  const env = { TRUSTED_PROXIES: '1', OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, LOG_ACCESS: '1' };
  site = await openSite({ port: PORT, env });
}, 90_000);
afterAll(async () => {
  await site?.end('SIGKILL');
  collector?.close();
  await closeOffice();
});

/** The spans of the gateway's trace that have arrived. */
function sent(): SentSpan[] {
  const bodies = collector.received.map(({ body }) => JSON.parse(String(body)));
  const all: SentSpan[] = bodies.flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans);
  return all.filter(({ traceId }) => traceId === TRACE);
}

test('OP-06 a page is rendered within the trace of the gateway, down to the calls of the back office', async () => {
  const headers = { traceparent: `00-${TRACE}-${GATEWAY}-01`, 'user-agent': 'private-agent' };
  const answer = await fetch(`${site.origin}/customer-hotline?private=words`, { headers });
  expect(answer.status).toBe(200);
  await answer.text();
  // What has been gathered leaves when the process ends.
  await site.end('SIGTERM');
  await until('the spans', 20_000, async () => sent().length > 2);
  const spans = sent();
  const named = (name: RegExp) => spans.filter((span) => name.test(span.name));
  const [request] = named(/^GET$/);
  const [render] = named(/^render$/);
  expect([request?.parentSpanId, render?.parentSpanId]).toEqual([GATEWAY, request?.spanId]);
  const calls = named(/^(GET|POST) \//);
  expect(calls.length).toBeGreaterThan(0);
  expect([...new Set(calls.map(({ parentSpanId }) => parentSpanId))]).toEqual([render?.spanId]);
  expect(String(collector.received.map(({ body }) => body))).not.toMatch(/private/);
  const line = site
    .output()
    .split('\n')
    .find((one) => one.includes('"path":"/customer-hotline"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ status: 200, traceId: TRACE });
}, 60_000);
