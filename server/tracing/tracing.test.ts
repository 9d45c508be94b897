/** @jest-environment node */

import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setProcessState } from '@/lib/runtime/process-state';
import { inSpan, traceId, traceparent } from '@/lib/runtime/request-context';
import { readTraceparent, type SpanValues, traceIdOf } from '@/lib/runtime/tracing';
import { openTracing } from './open-tracing';
import { looking, rendering, traced } from './spans';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const GIVEN = `00-${TRACE}-00f067aa0ba902b7-01`;

class Response extends EventEmitter {
  statusCode = 200;
}

const request = (headers = {}, url = '/en/search?query=private+words', method = 'GET') =>
  ({ url, method, headers }) as unknown as IncomingMessage;
const response = (statusCode = 200) =>
  Object.assign(new Response(), { statusCode }) as unknown as ServerResponse & Response;

afterEach(() => {
  setProcessState('tracer', undefined);
  process.env.TRUSTED_PROXIES = '';
});

test.each([
  [GIVEN, TRACE],
  [GIVEN.toUpperCase(), undefined],
  [`01${GIVEN.slice(2)}`, undefined],
  [`${GIVEN}-more`, undefined],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
  ['', undefined],
  [undefined, undefined],
  [[GIVEN, GIVEN], undefined],
])('OP-06 the header traceparent %j names the trace %s', (header, id) => {
  expect(traceIdOf(readTraceparent(header))).toBe(id);
});

test.each([
  ['1', TRACE],
  ['0', undefined],
])('OP-06 behind %s proxies the trace of the gateway is %s', (proxies, id) => {
  process.env.TRUSTED_PROXIES = proxies;
  let seen: unknown = 'none';
  traced(request({ traceparent: GIVEN }), response(), () => {
    seen = traceId();
  });
  expect(seen).toBe(id);
});

test('OP-06 where nobody collects traces, that of the gateway goes on as it came', async () => {
  process.env.TRUSTED_PROXIES = '1';
  const seen: unknown[] = [];
  traced(request({ traceparent: GIVEN }), response(), () => {
    inSpan('call', 'GET /menu/list', (span) => seen.push(span, traceparent()));
  });
  expect(seen).toEqual([undefined, GIVEN]);
});

test.each(['collector', 'ftp://collector.example', 'http://'])(
  'OP-06 the address %s is refused in one sentence',
  async (address) => {
    await expect(openTracing({ ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: address })).rejects.toThrow(
      'setting OTEL_EXPORTER_OTLP_ENDPOINT: must be an http or https address',
    );
  },
);

describe('where traces are collected', () => {
  interface Step {
    name: string;
    parent: string | undefined;
    ended?: [values: SpanValues | undefined, failure: string | undefined];
  }
  let steps: Step[];
  const idOf = (step: number) => `00-${TRACE}-${String(step + 1).padStart(16, '0')}-01`;

  beforeEach(() => {
    process.env.TRUSTED_PROXIES = '1';
    steps = [];
    setProcessState('tracer', {
      start(_kind, name, parent) {
        const step: Step = { name, parent };
        const at = steps.push(step) - 1;
        return {
          traceparent: idOf(at),
          end(values, failure) {
            step.ended = [values, failure];
          },
        };
      },
    });
  });

  test('OP-06 request, look-up, rendering and call are steps of the trace of the gateway', async () => {
    const answer = response(503);
    let call: string | undefined;
    traced(request({ traceparent: GIVEN }), answer, () => {
      void looking(async () => false);
      rendering(() => inSpan('call', 'POST /content/queryContentPage', () => (call = traceparent())))(
        request(),
        answer,
      );
    });
    await Promise.resolve();
    expect(steps.map(({ name, parent }) => [name, parent])).toEqual([
      ['GET', GIVEN],
      ['look up a stored page', idOf(0)],
      ['render', idOf(0)],
      ['POST /content/queryContentPage', idOf(2)],
    ]);
    expect(call).toBe(idOf(3));
    expect(steps.map(({ ended }) => ended !== undefined)).toEqual([false, true, false, false]);
    answer.emit('close');
    const values = {
      'http.request.method': 'GET',
      'url.path': '/en/search',
      'http.response.status_code': 503,
    };
    expect([steps[0]?.ended, steps[2]?.ended]).toEqual([
      [values, '503'],
      [undefined, undefined],
    ]);
  });

  test('OP-06 nothing that a visitor typed is in a step', () => {
    const answer = response();
    const headers = { cookie: 'a=private', 'user-agent': 'private', referer: 'https://private.example/' };
    traced(request(headers, '/search?query=private', 'PRIVATE'), answer, () => undefined);
    answer.emit('close');
    expect(steps).toHaveLength(1);
    expect(JSON.stringify(steps)).not.toMatch(/private/i);
  });

  test('OP-06 a look-up that fails is a step that failed', async () => {
    const broken = looking(() => Promise.reject(new Error('disk')));
    await expect(broken).rejects.toThrow('disk');
    expect(steps[0]?.ended).toEqual([{}, 'failed']);
  });
});
