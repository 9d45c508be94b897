import { EventEmitter } from 'node:events';
import { setProcessState } from '@/lib/runtime/process-state';
import { visitGate } from './page-visits';

const admit = jest.fn();
beforeEach(() => setProcessState('gate', { admit: admit.mockReset(), noteStored: jest.fn() }));
afterEach(() => setProcessState('gate', undefined));

class Response extends EventEmitter {
  destroyed = false;
  sent: unknown[] = [];
  writeHead(status: number, headers: Record<string, string>) {
    this.sent.push(status, headers['Retry-After'], headers['Cache-Control']);
  }
  end(body?: string) {
    this.sent.push(body);
  }
}

async function pass(method = 'GET', response = new Response(), url = '/en/terms') {
  const next = jest.fn();
  await visitGate({ isStored: async () => false, isForDoor: ({ url }) => !url?.includes('_rsc') })(
    { method, url, headers: {} },
    response,
    next,
  );
  return { response, isLetIn: next.mock.calls.length === 1 };
}

test('OP-04 the gate learns which requests no stored page can answer', async () => {
  await pass();
  await pass('GET', new Response(), '/en/terms?_rsc=1');
  expect(admit.mock.calls.map(([{ bypassesStore }]) => bypassesStore)).toEqual([false, true]);
});

test('M2 a rendering ends with its answer', async () => {
  const done = jest.fn();
  admit.mockResolvedValue({ kind: 'render', done });
  const { response, isLetIn } = await pass();
  expect([isLetIn, done.mock.calls.length]).toEqual([true, 0]);
  response.emit('close');
  expect(done).toHaveBeenCalledTimes(1);
});

test('OP-04 a rendering ends when its whole answer is there, however slowly it is read, and ends once', async () => {
  const done = jest.fn();
  admit.mockResolvedValue({ kind: 'render', done });
  const { response } = await pass();
  response.end('page');
  expect(done).toHaveBeenCalledTimes(1);
  expect(response.sent).toEqual(['page']);
});

test('M2 a visitor who disconnects while being counted takes no slot', async () => {
  const done = jest.fn();
  admit.mockResolvedValue({ kind: 'render', done });
  const response = new Response();
  response.destroyed = true;
  expect((await pass('GET', response)).isLetIn).toBe(false);
  expect(done).toHaveBeenCalledTimes(1);
});

test('M2 a refusal is a plain page with Retry-After; without a body for HEAD', async () => {
  admit.mockResolvedValue({ kind: 'refused', status: 429, seconds: 17 });
  const { response, isLetIn } = await pass();
  expect(isLetIn).toBe(false);
  expect(response.sent.slice(0, 3)).toEqual([429, '17', 'no-store']);
  expect(response.sent[3]).toContain('Refresh the page in 17 seconds');
  expect((await pass('HEAD')).response.sent[3]).toBeUndefined();
});

test('OP-04 a visitor who sent too many requests is told so, one who meets a busy site is not blamed', async () => {
  const headingOf = async (status: 429 | 503) => {
    admit.mockResolvedValue({ kind: 'refused', status, seconds: 5 });
    return /<h1>([^<]*)/.exec(String((await pass()).response.sent[3]))?.[1];
  };
  expect(await headingOf(429)).toBe('Too many requests. Please try again later');
  expect(await headingOf(503)).toBe('The website is very busy. Please try again shortly');
});

test('M2 a gate that fails, or is not registered yet, admits everyone', async () => {
  admit.mockRejectedValue(new Error('broken'));
  expect((await pass()).isLetIn).toBe(true);
  setProcessState('gate', undefined);
  expect((await pass()).isLetIn).toBe(true);
});
