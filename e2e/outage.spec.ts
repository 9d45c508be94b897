import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openAsEditor } from './support/editor';
import { readPage, redirectOf } from './support/html';
import { WORDS } from './support/words';

/** The reference back office that the configuration starts, with its fault switch and counters. */
const backOffice = (): string => String(test.info().project.metadata.owsUrl);

const CALL_MODES = ['down', 'http500', 'code500', 'html', 'malformed', 'truncated', 'wrongtypes', 'empty'];
const TECHNICAL = /error|exception|stack|undefined|null|\bows\b|\bhttp\b|timeout|json|fetch|digest/i;

async function breakCalls(request: APIRequestContext, mode: string, path = '*'): Promise<void> {
  const answer = await request.post(`${backOffice()}/__faults`, { data: { path, mode } });
  expect(answer.ok()).toBe(true);
}

/** The address of an article that does not exist, another one each time: a 404 is remembered for a minute. */
const nobody = (): string => `/detail?type=channel&id=${70_000_000 + (Date.now() % 10_000_000)}`;

/** Ends when the site has noticed: after failures the circuit breaker is open for a moment. */
async function mendCalls(request: APIRequestContext): Promise<void> {
  expect((await request.delete(`${backOffice()}/__faults`)).ok()).toBe(true);
  await expect.poll(async () => (await readPage(request, nobody())).status, { timeout: 20_000 }).toBe(404);
}

async function countCalls(request: APIRequestContext): Promise<Record<string, number>> {
  const answer = await request.get(`${backOffice()}/__calls`);
  return (await answer.json()) as Record<string, number>;
}

async function forgetCalls(request: APIRequestContext): Promise<void> {
  await request.delete(`${backOffice()}/__calls`);
}

test.afterEach(({ request }) => mendCalls(request));

/** For each mode an article that no other journey visits. */
const UNSEEN = [1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208];

CALL_MODES.forEach((mode, at) => {
  for (const locale of ['zh', 'en'] as const) {
    const address = `${locale === 'zh' ? '' : '/en'}/detail?type=channel&id=${UNSEEN[at]}`;

    test(`CL-01 ${mode}: a page never seen answers 503 in plain words, and 200 afterwards (${locale})`, async ({
      request,
    }) => {
      const words = WORDS[locale].outage;
      await breakCalls(request, mode);
      const broken = await readPage(request, address);
      expect(broken.status).toBe(503);
      expect(Number(broken.headers['retry-after'])).toBeGreaterThan(0);
      expect(broken.headers['cache-control']).toMatch(/no-store/);
      expect(broken.meta('robots')).toMatch(/noindex/);
      expect(broken.texts('title')).toEqual([words.title]);
      expect(broken.texts('h1')).toEqual([words.heading]);
      expect(broken.text).toContain('95521');
      expect(broken.text).toContain(words.home);
      expect(broken.text).toContain(words.refresh);
      expect(broken.html).toContain('<footer');
      expect(TECHNICAL.exec(broken.text)).toBeNull();

      await mendCalls(request);
      const mended = await readPage(request, address);
      expect(mended.status).toBe(200);
      expect(mended.texts('h1')).toEqual([expect.stringMatching(/\S{4}/)]);
      expect(mended.texts('h1')).not.toEqual([words.heading]);
    });
  }
});

test('DT-02 a page visited before goes on being served in every kind of outage', async ({ request }) => {
  const address = '/detail?type=channel&id=1209';
  const before = await readPage(request, address);
  expect(before.status).toBe(200);
  for (const mode of CALL_MODES) {
    await breakCalls(request, mode);
    const during = await readPage(request, address);
    expect(during.status, mode).toBe(200);
    expect(during.texts('h1'), mode).toEqual(before.texts('h1'));
  }
});

test('CL-01 an outage never turns into a 404, nor a 404 into an outage', async ({ request }) => {
  await breakCalls(request, 'down');
  expect((await readPage(request, '/detail?type=channel&id=88888888')).status).toBe(503);
  expect((await readPage(request, '/no/such/page/at/all')).status).toBe(404);
  await mendCalls(request);
  expect((await readPage(request, '/detail?type=channel&id=88888888')).status).toBe(404);
});

test('RT-06 a save that fails leads to the hotline, in the language of the address', async ({ request }) => {
  for (const mode of ['down', 'http500', 'code500', 'malformed', 'empty']) {
    await breakCalls(request, mode);
    expect((await redirectOf(request, '/online-complaints?info=x', 303)).to).toBe('/customer-hotline');
    const { to, headers } = await redirectOf(request, '/en/online-complaints?info=x', 303);
    expect(to).toBe('/en/customer-hotline');
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('CL-03 a broken file is a gateway error without text of the back office', async ({ request }) => {
  await breakCalls(request, 'down');
  const answer = await request.get('/ows/files/pdf/privacy-policy.pdf');
  expect(answer.status()).toBe(502);
  expect(Object.keys((await answer.json()) as object).sort()).toEqual(['code', 'msg']);
});

test('RT-09 a page is made once: later visits and unknown parameters make no call', async ({ request }) => {
  const address = '/detail?type=channel&id=1210';
  await forgetCalls(request);
  expect((await readPage(request, address)).status).toBe(200);
  expect(Object.keys(await countCalls(request))).toContain('/content/queryContentPage');
  await forgetCalls(request);
  for (const again of [
    address,
    `${address}&x=1`,
    `${address}&utm_source=y&tgCode=z`,
    '/detail?id=1210&type=channel',
  ]) {
    const page = await readPage(request, again);
    expect(page.status).toBe(200);
    expect(await countCalls(request), again).toEqual({});
  }
});

test('DT-01 menu and dictionaries are requested once for all pages', async ({ request }) => {
  await forgetCalls(request);
  for (const id of [1211, 1212]) {
    expect((await readPage(request, `/detail?type=channel&id=${id}`)).status).toBe(200);
  }
  const calls = await countCalls(request);
  expect(calls['/content/queryContentPage']).toBeGreaterThan(0);
  expect(Object.keys(calls).filter((path) => /menu|dict/.test(path))).toEqual([]);
});

test('PV-01 PV-04 an editor is told that the back office does not answer', async ({ page, request }) => {
  const words = WORDS.zh.preview;
  await openAsEditor(page, '/preowsweb/findings');
  await breakCalls(request, 'down');
  const list = await page.goto('/preowsweb/findings');
  expect(list?.status()).toBe(503);
  await expect(page.getByText(words.failed)).toBeVisible();
  const file = await page.request.get('/preowsweb/findings.csv');
  expect([file.status(), await file.text()]).toEqual([503, WORDS.zh.appearance.failed]);
  const compared = await page.goto('/preowsweb/compare/detail?type=channel&id=1213');
  expect(compared?.status()).toBe(503);
  await expect(page.getByText(words.outage)).toBeVisible();
  await expectAccessible(page);
});

test('RT-10 a preview says that the back office does not answer, under its mark and with the hotline', async ({
  page,
  request,
}) => {
  await openAsEditor(page, '/preowsweb/terms');
  await breakCalls(request, 'down');
  for (const [locale, path] of [
    ['zh', '/preowsweb/detail?type=channel&id=1214'],
    ['en', '/en/preowsweb/detail?type=channel&id=1214'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('30');
    expect(answer?.headers()['cache-control']).toMatch(/no-store/);
    expect(answer?.headers()['x-robots-tag']).toMatch(/noindex/);
    await expect(page.getByText(WORDS[locale].frame.preview)).toBeVisible();
    await expect(page.getByRole('main').getByText(WORDS[locale].outage.heading)).toBeVisible();
    await expectAccessible(page);
  }
});
