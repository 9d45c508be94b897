/** @jest-environment node */
import { type BackOffice, startBackOffice } from '@/testing/back-office';

type Bundle = {
  client: typeof import('../client');
  errors: typeof import('@/lib/base/ows-error');
  limits: typeof import('@/lib/gate/rate-limits');
};

let office: BackOffice;
let pages: Bundle;
let endpoints: Bundle;

/** The framework bundles pages and endpoints apart: modules of their own, in one process. */
async function bundle(): Promise<Bundle> {
  jest.resetModules();
  return {
    client: await import('../client'),
    errors: await import('@/lib/base/ows-error'),
    limits: await import('@/lib/gate/rate-limits'),
  };
}

beforeAll(async () => {
  office = await startBackOffice({ RATE_PEOPLE_PER_MINUTE: '2' });
  pages = await bundle();
  endpoints = await bundle();
  expect(pages.client).not.toBe(endpoints.client);
});
afterAll(() => office.close());

const MENU = { method: 'GET', path: '/menu/list' } as const;

test('CL-01 an equal read of both is one call, and each reads its answer in its own way', async () => {
  office.answer = (response) => response.end('{"code":200,"data":[1,2]}');
  const [length, body] = await Promise.all([
    pages.client.callOws(MENU, ({ data }) => (data as unknown[]).length),
    endpoints.client.callOws(MENU),
  ]);
  expect([length, body]).toEqual([2, { code: 200, data: [1, 2] }]);
  expect(office.received).toHaveLength(1);
});

test('CL-06 a failure of a call that both wait for is a failure of the back office to both', async () => {
  office.answer = (response) => response.writeHead(404).end('{"code":404}');
  const failures = await Promise.allSettled([pages.client.callOws(MENU), endpoints.client.callOws(MENU)]);
  const reasons = failures.map((failure) => (failure.status === 'rejected' ? failure.reason : null));
  expect(reasons[0]).toBe(reasons[1]);
  for (const { errors } of [pages, endpoints]) expect(reasons[0]).toBeInstanceOf(errors.OwsError);
});

test('CL-06 other errors are none of the back office', () => {
  expect(new TypeError('x')).not.toBeInstanceOf(pages.errors.OwsError);
  expect({ name: 'OwsError', failure: 'http' }).not.toBeInstanceOf(pages.errors.OwsError);
});

test('CL-03 a limit is one for both', async () => {
  await pages.limits.takeTurn('people', '1.1.1.1');
  await endpoints.limits.takeTurn('people', '1.1.1.1');
  for (const { limits } of [pages, endpoints])
    await expect(limits.takeTurn('people', '1.1.1.1')).rejects.toMatchObject({ code: 429 });
});
