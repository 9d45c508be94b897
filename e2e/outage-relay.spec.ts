import { type APIRequestContext, expect, test } from '@playwright/test';
import { askJson, backOffice, expectFailure, fromPage } from './support/relay';
import { WORDS } from './support/words';

const ERRORS = WORDS.zh.errors;
const SOFTWARE = '/software/queryPage';
const QUOTES = '/market/v1/20100001';
const SEARCH = '/rest/v2/publicOpinionSearch';

async function breakCall(request: APIRequestContext, path: string, mode: string): Promise<void> {
  const answer = await request.post(`${backOffice()}/__faults`, { data: { path, mode } });
  expect(answer.ok()).toBe(true);
}

test.describe.configure({ mode: 'serial' });
test.afterEach(async ({ request }) => {
  await request.delete(`${backOffice()}/__faults`);
});

for (const mode of ['down', 'html', 'malformed', 'truncated', 'huge', 'empty']) {
  test(`CL-03 CL-06 ${mode}: an answer that makes no sense becomes a gateway error`, async ({ request }) => {
    await breakCall(request, SOFTWARE, mode);
    await expectFailure(await askJson(request, SOFTWARE, {}), { status: 502, msg: ERRORS['502'] });
    const headers = fromPage('/en/download');
    const english = await request.post(`/ows${SOFTWARE}`, { data: {}, headers });
    await expectFailure(english, { status: 502, msg: WORDS.en.errors['502'] });
    await request.delete(`${backOffice()}/__faults`);
    expect(await (await askJson(request, SOFTWARE, {})).json()).toMatchObject({ code: 200 });
  });
}

test('CL-06 an HTTP error of the back office has the words of the catalogue', async ({ request }) => {
  await breakCall(request, SOFTWARE, 'http500');
  await expectFailure(await askJson(request, SOFTWARE, {}), { status: 500, msg: ERRORS['500'] });
});

test('CL-06 a failure that the back office words itself is passed on', async ({ request }) => {
  await breakCall(request, SOFTWARE, 'code500');
  const answer = await askJson(request, SOFTWARE, {});
  await expectFailure(answer, { status: 200, code: 500, msg: '服务暂时不可用' });
});

for (const mode of ['nodata', 'wrongtypes']) {
  test(`CL-03 ${mode}: no article passes that does not say that it is published`, async ({ request }) => {
    await breakCall(request, '/content/queryContentPage', mode);
    const body = await (await askJson(request, '/content/queryContentPage', { pageSize: 5 })).json();
    expect(body.rows ?? []).toEqual([]);
  });
}

/** Milliseconds for which the relay answers with hits that it has. */
const HITS_CACHED_MS = 5000;

test('CL-03 many visitors that search the same word are one call', async ({ request }) => {
  // Not quotes: pages that are drawn anew in the background ask the back office for those as well.
  const body = { searchType: '29|30', searchContent: 'one call', pageSize: '10', pageNumber: '1' };
  await request.delete(`${backOffice()}/__calls`);
  const search = async () => (await askJson(request, SEARCH, body)).json();
  const began = Date.now();
  const answers = await Promise.all(Array.from({ length: 20 }, search));
  // One, unless the machine is so busy that twenty requests take longer than an answer is cached.
  const most = Math.ceil((Date.now() - began) / HITS_CACHED_MS);
  expect(answers[0]).toMatchObject({ code: 200 });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBeLessThanOrEqual(most);
  const calls: Record<string, number> = await (await request.get(`${backOffice()}/__calls`)).json();
  expect(calls[SEARCH]).toBeGreaterThan(0);
  expect(calls[SEARCH]).toBeLessThanOrEqual(most);
});

test('CL-03 a failed call is not cached', async ({ request }) => {
  const body = { items: [{ code: 'SH601211' }], date_time: '20250604' };
  await breakCall(request, QUOTES, 'down');
  await expectFailure(await askJson(request, QUOTES, body), { status: 502, msg: ERRORS['502'] });
  await request.delete(`${backOffice()}/__faults`);
  expect(await (await askJson(request, QUOTES, body)).json()).toMatchObject({ code: 200 });
});
