import { compressQueue } from './compress-queue';
import { renewals } from './renewals';
import type { ShownPage } from './stored-pages';
import { visitorPages } from './visitor-pages';

describe('renewals', () => {
  function setUp() {
    const ends: (() => void)[] = [];
    const asked: string[] = [];
    const clock = { time: 1_800_000_000_000 };
    const request = (address: string) => {
      asked.push(address);
      return new Promise<void>((done) => ends.push(done));
    };
    return { ...renewals({ request, now: () => clock.time }), asked, ends, clock };
  }

  test('SP-01 a stale page with many visitors is rendered once, and again when that has ended', () => {
    const { renew, ended, asked } = setUp();
    for (let visit = 0; visit < 50; visit += 1) renew('/a');
    expect(asked).toEqual(['/a']);
    ended('/a');
    renew('/a');
    expect(asked).toEqual(['/a', '/a']);
  });

  /** Expects the page not to be tried again until `ms` have passed, and then to be. */
  function expectTriedAgainAfter(ms: number, { renew, asked, clock }: ReturnType<typeof setUp>): void {
    clock.time += ms - 1;
    renew('/a');
    expect(asked).toHaveLength(1);
    clock.time += 2;
    renew('/a');
    expect(asked).toHaveLength(2);
  }

  test('CL-06 a rendering of which nothing is heard is tried again after a while', () => {
    const all = setUp();
    all.renew('/a');
    expectTriedAgainAfter(10_000, all);
  });

  test('OP-03 a page that another process is rendering is tried again soon', () => {
    const all = setUp();
    all.elsewhere('/a');
    all.renew('/a');
    all.elsewhere('/a');
    expectTriedAgainAfter(1000, all);
  });

  test('SP-01 few pages are renewed at once; the others follow, also after one that failed', async () => {
    const { renew, asked, ends } = setUp();
    for (let at = 0; at < 20; at += 1) renew(`/${at}`);
    expect(asked).toHaveLength(8);
    ends[0]?.();
    await new Promise(setImmediate);
    expect(asked).toHaveLength(9);
  });
});

describe('compression', () => {
  test('SP-01 pages are compressed one after the other, each once, and a failure ends nothing', async () => {
    const order: string[] = [];
    const warn = jest.fn();
    const compress = async (address: string) => {
      order.push(`${address} begins`);
      await new Promise(setImmediate);
      order.push(`${address} ends`);
      if (address === '/a') throw new Error('broken');
    };
    const queue = compressQueue({ compress, isBusy: () => false, warn });
    for (const address of ['/a', '/b', '/b']) queue.add(address);
    await queue.idle();
    expect(order).toEqual(['/a begins', '/a ends', '/b begins', '/b ends']);
    expect(warn).toHaveBeenCalledTimes(1);
    queue.add('/b');
    await queue.idle();
    expect(order).toHaveLength(6);
  });

  test('SP-01 drawings come first', async () => {
    let busy = true;
    const compress = jest.fn(async () => undefined);
    const queue = compressQueue({ compress, isBusy: () => busy, warn: () => undefined });
    queue.add('/a');
    await new Promise(setImmediate);
    expect(compress).not.toHaveBeenCalled();
    busy = false;
    await queue.idle();
    expect(compress).toHaveBeenCalledWith('/a');
  });
});

test('SP-01 what a visitor is shown is counted, renewed if stale, and compressed if it is not yet', async () => {
  const value = { kind: 'APP_PAGE', headers: {}, tag: '"a"', bytes: 1 } as const;
  const plain = { ...value, forms: { plain: Buffer.from('a') } };
  const small = { ...value, forms: { br: Buffer.from('a'), gzip: Buffer.from('a') } };
  const pages: Record<string, ShownPage> = {
    '/fresh': { value: small, state: 'fresh', freshUntil: 0 },
    '/stale': { value: small, state: 'stale', freshUntil: 0 },
    '/plain': { value: plain, state: 'fresh', freshUntil: 0 },
    '/missing': { value: plain, state: 'missing', freshUntil: 0 },
  };
  const now = (address: string) => pages[address] ?? null;
  const [renew, compress, note] = [jest.fn(), jest.fn(), jest.fn()];
  const stored = { now, look: async (address: string) => now(address) };
  const visitors = visitorPages({ stored, renew, compress, note });
  for (const address of [...Object.keys(pages), '/none']) {
    expect(visitors.now(address)).toBe(now(address));
    expect(await visitors.look(address)).toBe(now(address));
  }
  expect(renew.mock.calls).toEqual([['/stale'], ['/stale']]);
  expect(compress.mock.calls).toEqual([['/plain'], ['/plain']]);
  expect(new Set(note.mock.calls.flat())).toEqual(new Set(['/fresh', '/stale', '/plain']));
});
