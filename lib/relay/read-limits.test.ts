/** @jest-environment node */
import { type BackOffice, startBackOffice } from '@/testing/back-office';
import { post } from '@/testing/relay-requests';

let office: BackOffice;
let relay: typeof import('./relay').relay;

beforeAll(async () => {
  office = await startBackOffice({
    RATE_READS_PER_MINUTE: '10',
    OWS_TIMEOUT_MS: '5000',
    OWS_PAGE_TIMEOUT_MS: '5000',
  });
  ({ relay } = await import('./relay'));
});
afterAll(() => office.close());
beforeEach(() => {
  office.received.length = 0;
  office.answerJson({ code: 200, rows: [], total: 0 });
});

const read = (name: string, address: string) =>
  relay(
    post('/software/queryPage', { name, pageNum: 1, pageSize: 10 }, { 'x-client-address': address }),
    '/software/queryPage',
  );

test('M2 reads that the back office is asked for are limited per visitor, each question being another', async () => {
  for (let turn = 0; turn < 10; turn += 1) expect((await read(`q${turn}`, '1.1.1.1')).status).toBe(200);
  const refused = await read('q10', '1.1.1.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(office.received).toHaveLength(10);
  expect((await read('q10', '2.2.2.2')).status).toBe(200);
});

const quotes = (address: string) =>
  relay(
    post('/market/v1/20100001', { items: [{ code: 'SH601211' }] }, { 'x-client-address': address }),
    '/market/v1/20100001',
  );

const search = (searchContent: string, address = '') =>
  relay(
    post(
      '/rest/v2/publicOpinionSearch',
      { searchType: '29|30', searchContent, pageSize: '10', pageNumber: '1' },
      { 'x-client-address': address },
    ),
    '/rest/v2/publicOpinionSearch',
  );

test('QT-02 an office of many screens behind one address goes on seeing quotes: what is at hand is free', async () => {
  office.answerJson({ code: 200, data: {} });
  const statuses = [];
  for (let turn = 0; turn < 30; turn += 1) statuses.push((await quotes('3.3.3.3')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(office.received).toHaveLength(1);
});

test('QT-02 CL-03 the first question of many screens at once is one read, from one address as from several', async () => {
  for (const addresses of [['5.5.5.5'], ['6.6.6.6', '7.7.7.7', '8.8.8.8']]) {
    office.received.length = 0;
    const ask = (_: unknown, at: number) =>
      search(`at once ${addresses.length}`, addresses[at % addresses.length]);
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(office.received).toHaveLength(1);
  }
});

test('M2 eight reads at once for one visitor, and places are left for pages', async () => {
  const waiting: (() => void)[] = [];
  office.answer = (response) => void waiting.push(() => response.end('{"code":200,"rows":[],"total":0}'));
  const reads = Array.from({ length: 9 }, (_, at) => read(`w${at}`, '4.4.4.4'));
  const ninth = await Promise.race(reads);
  expect(ninth.status).toBe(429);
  while (waiting.length < 8) await new Promise((next) => setImmediate(next));
  for (const answer of waiting) answer();
  const statuses = (await Promise.all(reads)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array(8).fill(200), 429]);
  office.answerJson({ code: 200, rows: [], total: 0 });
  expect((await read('later', '4.4.4.4')).status).toBe(200);
});
