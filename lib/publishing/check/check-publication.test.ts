import { metrics } from '@/lib/runtime/metrics';
import { processState, setProcessState } from '@/lib/runtime/process-state';
import { emptyPages } from '@/testing/pages';
import { type ServerStub, startServerStub } from '@/testing/server-stub';
import { checkPublication } from './check-publication';
import { planReadings } from './plan';

jest.mock('./plan');
Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  SITE_URL: 'https://site.example',
});

const plan = jest.mocked(planReadings);
let server: ServerStub;

beforeEach(async () => {
  server = await startServerStub((response) => void response.writeHead(200).end('new'));
  setProcessState('pages', emptyPages({ origin: server.origin }));
  metrics.publicationShown.reset();
  metrics.publicationNotShown.reset();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  plan.mockReset().mockImplementation(async (id) => [
    {
      kind: 'page',
      locale: 'zh',
      path: `/detail?type=news&id=${id}`,
      isAsExpected: ({ body }) => body === 'new',
    },
  ]);
});
afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});
afterAll(() => setProcessState('pages', undefined));

const counted = async (name: string) =>
  (await metrics.registry.getSingleMetric(name)?.get())?.values.filter(({ value }) => value > 0);

test('DT-01 addresses are given as the public knows them, and counted by kind', async () => {
  const found = await checkPublication(['article:42', 'lists'], Date.now());
  expect(found).toEqual([
    {
      kind: 'page',
      locale: 'zh',
      address: 'https://site.example/detail?type=news&id=42',
      asExpected: true,
      status: 200,
      ms: expect.any(Number),
    },
  ]);
  expect(await counted('site_publication_shown_seconds')).toContainEqual(
    expect.objectContaining({
      metricName: 'site_publication_shown_seconds_count',
      labels: { kind: 'page' },
      value: 1,
    }),
  );
  expect(await counted('site_publication_not_shown_total')).toEqual([]);
});

test('DT-01 what is not shown in time is counted', async () => {
  server.answer = (response) => void response.writeHead(200).end('old');
  const found = await checkPublication(['article:42'], Date.now() - 6000);
  expect(found).toMatchObject([{ asExpected: false, status: 200, ms: null }]);
  expect(await counted('site_publication_not_shown_total')).toEqual([{ labels: { kind: 'page' }, value: 1 }]);
});

test('DT-01 the first five articles are read', async () => {
  const tags = ['lists', ...[1, 2, 3, 4, 5, 6, 7].map((id) => `article:${id}`)];
  await checkPublication(tags, Date.now());
  expect(plan.mock.calls.map(([id]) => id)).toEqual(['1', '2', '3', '4', '5']);
});

test.each([[['lists', 'menu']], [['article:']], [['filing:7']]])(
  'DT-01 a publication of %j is not read back',
  async (tags) => {
    expect(await checkPublication(tags, Date.now())).toBeNull();
    expect(plan).not.toHaveBeenCalled();
  },
);

test('DT-01 where nothing of the site listens, nothing is read', async () => {
  setProcessState('pages', emptyPages());
  expect(await checkPublication(['article:42'], Date.now())).toBeNull();
  setProcessState('pages', undefined);
  expect(await checkPublication(['article:42'], Date.now())).toBeNull();
  expect(plan).not.toHaveBeenCalled();
});

test('DT-01 a back office that fails, or does not answer in time, fails no publication', async () => {
  plan.mockRejectedValueOnce(new Error('down'));
  expect(await checkPublication(['article:42'], Date.now())).toBeNull();
  plan.mockReturnValueOnce(new Promise(() => undefined));
  expect(await checkPublication(['article:42'], Date.now() - 7900)).toBeNull();
});

test('DT-01 beside four others a publication is not read back, and the next one is again', async () => {
  const running = processState('publishChecks', () => ({ running: 0 }));
  running.running = 4;
  expect(await checkPublication(['article:42'], Date.now())).toBeNull();
  running.running = 0;
  expect(await checkPublication(['article:42'], Date.now())).toHaveLength(1);
  expect(running.running).toBe(0);
});
