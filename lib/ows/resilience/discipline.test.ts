/** @jest-environment node */

import { BREAKER_PAUSE_MS } from '@/lib/base/constants';
import { BREAKER_FAILURES } from '@/lib/ows/resilience/circuit-breaker';
import { type BackOffice, startBackOffice } from '@/testing/back-office';
import { forgetFailures, proofsOver } from '@/testing/discipline';
import { until } from '@/testing/until';

let office: BackOffice;
let client: typeof import('../client');
let inFlight: () => Promise<number>;

beforeAll(async () => {
  office = await startBackOffice({
    OWS_PAGE_TIMEOUT_MS: '2000',
    OWS_CALLS_AT_ONCE: '2',
    OWS_CALLS_WAITING: '3',
  });
  client = await import('../client');
  const { owsInFlight } = (await import('@/lib/runtime/metrics')).metrics;
  inFlight = async () => (await owsInFlight.get()).values[0]?.value ?? 0;
});
afterAll(() => office.close());

let passed: number;
beforeEach(() => {
  forgetFailures();
  office.received = [];
  office.answer = (response) => response.end('{"code":200}');
  passed = 0;
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + passed);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await untilIdle();
});

/** Calls that are ended at their deadline leave their slots a moment later. */
const untilIdle = () => until('no call in flight', 5000, async () => (await inFlight()) === 0);

const says = (body: unknown, status = 200) => office.answerJson(body, status);
/** No answer at all. */
const breaks = () => {
  office.answer = (response) => response.destroy();
};
const read = (path = '/x') => client.callOws({ method: 'GET', path });
const failures = async (count: number, path?: string) => {
  for (let at = 0; at < count; at += 1) await expect(read(path)).rejects.toMatchObject({ name: 'OwsError' });
};

test('equal reads under way are one call, others are not', async () => {
  await Promise.all([
    read('/a'),
    read('/a'),
    read('/a?b=1'),
    client.postOws('/p', { a: 1 }),
    client.postOws('/p', { a: 1 }),
  ]);
  expect(office.received).toHaveLength(3);
  await read('/a');
  expect(office.received).toHaveLength(4);
});

test('what belongs to one visitor is neither shared nor repeated', async () => {
  forgetFailures(1);
  says({}, 500);
  const send = () => client.postOws('/form', { a: 1 }, 'personal');
  await Promise.allSettled([send(), send()]);
  expect(office.received).toHaveLength(2);
});

test('a read that broke is made once more, when twenty calls have earned it', async () => {
  forgetFailures(1);
  const broken = (count: number) => {
    office.received = [];
    office.answer = (response) => {
      if (office.received.length <= count) response.destroy();
      else response.end('{"code":200}');
    };
  };
  broken(1);
  await expect(read()).resolves.toMatchObject({ code: 200 });
  expect(office.received).toHaveLength(2);
  broken(1);
  await expect(read()).rejects.toMatchObject({ failure: 'network' });
  expect(office.received).toHaveLength(1);
});

test.each([
  [{ code: 404, msg: '不存在' }, 200],
  [{ code: 601, msg: '警告' }, 200],
  [{ msg: 'no' }, 404],
  [{ code: 401 }, 401],
])('%j with HTTP %i is an answer: not asked again, and calls go on', async (body, status) => {
  forgetFailures(1);
  says(body, status);
  await failures(BREAKER_FAILURES + 3);
  expect(office.received).toHaveLength(BREAKER_FAILURES + 3);
});

test.each([
  ['code 500', { code: 500, msg: '系统异常' }, 200],
  ['HTTP 503', {}, 503],
  ['a redirect', {}, 302],
  ['a list', [], 200],
])('%s in a row holds calls back', async (_what, body, status) => {
  says(body, status);
  await failures(BREAKER_FAILURES + 5);
  expect(office.received).toHaveLength(BREAKER_FAILURES);
  await expect(read()).rejects.toMatchObject({ failure: 'unsent', code: 503 });
  await expect(read('/another')).rejects.not.toMatchObject({ failure: 'unsent' });
});

/** Healthy except for some requests, chosen by their query. */
const saysTo = (isOdd: (path: string) => boolean, body: unknown, status = 200) => {
  office.answer = (response, request) => {
    if (isOdd(request.url)) response.writeHead(status).end(JSON.stringify(body));
    else response.end('{"code":200}');
  };
};
const isOdd = (path: string) => path.includes('odd');
const odd = (count: number) => Array.from({ length: count }, (_, at) => `/x?odd=${at}`);

describe.each([
  ['code 500', { code: 500, msg: '参数错误' }, 200],
  ['HTTP 500', { code: 500 }, 500],
  ['HTTP 500 without a body code', {}, 500],
  ['a page of HTML', '<html>', 200],
])('%s to odd questions', (_what, body, status) => {
  test('H1 holds no other question of the call back, however many and however long', async () => {
    saysTo(isOdd, body, status);
    await read('/x?well');
    for (let round = 0; round < 4; round += 1) {
      for (const path of odd(BREAKER_FAILURES)) await failures(1, path);
      passed += BREAKER_PAUSE_MS / 2;
      await expect(read(`/x?other=${round}`)).resolves.toMatchObject({ code: 200 });
    }
  });

  test('H1 while the call is held back the next odd question does not hold it back again', async () => {
    await read('/x?well');
    breaks();
    await failures(BREAKER_FAILURES, '/x?well');
    await proofsOver();
    await expect(read('/x?other')).rejects.toMatchObject({ failure: 'unsent' });
    saysTo(isOdd, body, status);
    passed += BREAKER_PAUSE_MS;
    await failures(1, '/x?odd');
    await expect(read('/x?other')).resolves.toMatchObject({ code: 200 });
  });

  test('H1 holds back one question that is asked again and again', async () => {
    saysTo(isOdd, body, status);
    await read('/x?well');
    await failures(BREAKER_FAILURES, '/x?odd');
    office.received = [];
    await expect(read('/x?odd')).rejects.toMatchObject({ failure: 'unsent' });
    expect(office.received).toHaveLength(0);
    passed += BREAKER_PAUSE_MS;
    await expect(read('/x?odd')).rejects.not.toMatchObject({ failure: 'unsent' });
  });
});

test('H1 where nothing was answered well yet, answers that refuse hold back their own questions alone', async () => {
  says({ code: 500 });
  for (const path of odd(2 * BREAKER_FAILURES)) await failures(1, path);
  says({ code: 200 });
  await expect(read('/x?other')).resolves.toMatchObject({ code: 200 });
});

test('H1 a back office that answers nothing well any more is held back, after one look at a good question', async () => {
  await read('/x?well');
  says({ code: 500 });
  for (const path of odd(BREAKER_FAILURES)) await failures(1, path);
  await proofsOver();
  expect(office.received).toHaveLength(1 + BREAKER_FAILURES + 1);
  await expect(read('/x?other')).rejects.toMatchObject({ failure: 'unsent' });
});

test('H1 forms that the back office answers with HTTP 500 do not close the form for others', async () => {
  says({ code: 500 }, 500);
  const send = (at: number) => client.postOws('/form', { at }, 'personal');
  for (let at = 0; at < 2 * BREAKER_FAILURES; at += 1)
    await expect(send(at)).rejects.not.toMatchObject({ failure: 'unsent' });
});

test('code 500 in the answer to a form is an answer', async () => {
  says({ code: 500, msg: '验证码错误' });
  for (let at = 0; at < BREAKER_FAILURES + 3; at += 1) {
    await expect(client.postOws('/form', {}, 'personal')).rejects.toMatchObject({ message: '验证码错误' });
  }
  expect(office.received).toHaveLength(BREAKER_FAILURES + 3);
});

test('one success in between, and they go on', async () => {
  for (let round = 0; round < 3; round += 1) {
    says({}, 500);
    await failures(BREAKER_FAILURES - 1);
    says({ code: 200 });
    await read();
  }
  expect(office.received).toHaveLength(3 * BREAKER_FAILURES);
});

test('after the pause one call tries while the others wait for it, and all go out at once', async () => {
  breaks();
  await failures(BREAKER_FAILURES);
  passed += BREAKER_PAUSE_MS;
  office.received = [];
  const order: string[] = [];
  office.answer = (response, request) => {
    order.push(request.url);
    response.end('{"code":200}');
  };
  const answers = await Promise.all(['1', '2', '3'].map((at) => read(`/x?${at}`)));
  expect(answers).toHaveLength(3);
  expect(order[0]).toBe('/ows/x?1');
  expect(office.received).toHaveLength(3);
});

test('when the one that tries fails, the others are not sent', async () => {
  breaks();
  await failures(BREAKER_FAILURES);
  passed += BREAKER_PAUSE_MS;
  office.received = [];
  const results = await Promise.allSettled(['1', '2', '3'].map((at) => read(`/x?${at}`)));
  expect(results.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(office.received).toHaveLength(1);
  await expect(read()).rejects.toMatchObject({ failure: 'unsent' });
});

test('calls that began before a recovery do not end it', async () => {
  says({}, 500);
  office.answer = () => undefined;
  const hanging = [1, 2].map((at) => read(`/x?${at}`));
  await until('both calls sent', 5000, async () => office.received.length === hanging.length);
  const { guarded } = await import('./circuit-breaker');
  const { OwsError } = await import('@/lib/base/ows-error');
  const fail = () =>
    guarded({
      call: '/x',
      judge: () => 'upstream' as const,
      work: () => Promise.reject(new OwsError('network', 'x', { code: 0 })),
    });
  for (let at = 0; at < BREAKER_FAILURES; at += 1) await expect(fail()).rejects.toThrow('x');
  passed += BREAKER_PAUSE_MS;
  await guarded({ call: '/x', judge: () => 'upstream' as const, work: async () => 'well' });
  for (let at = 0; at < BREAKER_FAILURES - 1; at += 1) await expect(fail()).rejects.toThrow('x');
  await Promise.allSettled(hanging);
  await expect(
    guarded({ call: '/x', judge: () => 'upstream' as const, work: async () => 'still' }),
  ).resolves.toBe('still');
});

test('two at once, three wait, the next are turned away', async () => {
  let most = 0;
  let now = 0;
  const held: (() => void)[] = [];
  office.answer = (response) => {
    now += 1;
    most = Math.max(most, now);
    held.push(() => {
      now -= 1;
      response.end('{"code":200}');
    });
  };
  const reading = Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((at) => read(`/y?${at}`)));
  for (let answered = 0; answered < 5; answered += 1) {
    await until('two calls are sent', 5000, async () => held.length >= Math.min(answered + 2, 5));
    held[answered]?.();
  }
  const results = await reading;
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(results.slice(5)).toEqual(
    Array(2).fill(expect.objectContaining({ reason: expect.objectContaining({ failure: 'unsent' }) })),
  );
  office.answer = (response) => response.end('{"code":200}');
  await expect(read('/y')).resolves.toBeDefined();
});

test('a call that waits too long fails at the deadline and frees its slot', async () => {
  office.answer = () => undefined;
  const results = await Promise.allSettled([1, 2, 3, 4].map((at) => read(`/z?${at}`)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  office.answer = (response) => response.end('{"code":200}');
  await untilIdle();
  await expect(Promise.all([5, 6, 7].map((at) => read(`/w?${at}`)))).resolves.toHaveLength(3);
});
