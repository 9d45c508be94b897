import { type APIRequestContext, expect, test } from '@playwright/test';
import { PIXEL } from './support/files';
import { newMarker, submissionsOf } from './support/forms';
import { readPage } from './support/html';
import { backOffice, fromPage } from './support/relay';
import { WORDS } from './support/words';

const POST_TO = '/api/forms/zh/report';
const words = WORDS.zh.forms;
const pick = (): number => 1 + Math.floor(Math.random() * 250);
const headersOf = (address: string, more: Record<string, string> = {}) => ({
  ...fromPage('/report-fraud'),
  accept: 'application/json',
  'x-forwarded-for': address,
  ...more,
});

const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="${name}"`).exec(html)?.[1] ?? '';

/** The fields of a valid report, in the order of the page. */
async function good(request: APIRequestContext, marker: string): Promise<Record<string, string>> {
  const { html } = await readPage(request, '/report-fraud', { 'x-forwarded-for': `198.19.9.${pick()}` });
  const uuid = hidden(html, 'uuid');
  const { code } = await (await request.get(`${backOffice()}/__captcha/${uuid}`)).json();
  const plain = { carrier: '网站', accountName: marker, link: 'https://fake.example/', description: '说明' };
  const sealed = { uuid, seal: hidden(html, 'seal'), kind: 'image', code };
  const version = hidden(html, 'privacyVersion');
  return { once: hidden(html, 'once'), ...plain, ...sealed, privacyVersion: version, privacy: 'yes' };
}

function formOf(fields: Record<string, string>, names: readonly string[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const name of names)
    form.append('files', new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }), name);
  return form;
}

test('CU-07 a thousand posts a minute from one address are refused with 429 while another address is served', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const [flood, other] = [`198.19.1.${pick()}`, `198.19.2.${pick()}`];
  const statuses: number[] = [];
  const once = async () => {
    const answer = await request.post(POST_TO, {
      multipart: { accountName: 'x' },
      headers: headersOf(flood),
    });
    statuses.push(answer.status());
    if (answer.status() === 429) expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  };
  for (let batch = 0; batch < 50; batch += 1) await Promise.all(Array.from({ length: 20 }, once));
  expect(statuses.filter((status) => status === 422)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(940);
  const marker = newMarker();
  const answer = await request.post(POST_TO, {
    multipart: formOf(await good(request, marker)),
    headers: headersOf(other),
  });
  expect(await answer.json()).toEqual({ ok: true, to: '/report-fraud/receipt' });
  expect(await submissionsOf(request, marker)).toHaveLength(1);
});

test('CU-10 the same page sent twice at once is one submission with one receipt each', async ({
  request,
}) => {
  const marker = newMarker();
  const fields = await good(request, marker);
  const send = () =>
    request.post(POST_TO, {
      multipart: formOf(fields, ['a.png']),
      headers: headersOf(`198.19.3.${pick()}`, { accept: 'text/html' }),
      maxRedirects: 0,
    });
  const answers = await Promise.all([send(), send(), send()]);
  for (const answer of answers) {
    expect([answer.status(), answer.headers().location]).toEqual([303, '/report-fraud/receipt']);
  }
  expect(await submissionsOf(request, marker)).toHaveLength(1);
});

test('CU-10 another content under a used page is not taken for a resend', async ({ request }) => {
  const [first, second] = [newMarker(), newMarker()];
  const fields = await good(request, first);
  const headers = headersOf(`198.19.4.${pick()}`);
  await request.post(POST_TO, { multipart: formOf(fields), headers });
  const answer = await request.post(POST_TO, {
    multipart: formOf({ ...fields, accountName: second }),
    headers,
  });
  expect(answer.status()).toBe(422);
  const { problems, captcha } = await answer.json();
  expect(problems).toEqual([{ field: 'code', text: words.errors.codeExpired }]);
  expect(captcha.uuid).not.toBe(fields.uuid);
  expect(await submissionsOf(request, second)).toEqual([]);
});

for (const [what, change] of [
  ['a captcha that this site did not hand out', { uuid: 'f'.repeat(32) }],
  ['a seal of another captcha', { seal: '600.9999999999999.ab' }],
] as const) {
  test(`CU-09 ${what} is refused before a file is read`, async ({ request }) => {
    const marker = newMarker();
    const fields = { ...(await good(request, marker)), ...change };
    const answer = await request.post(POST_TO, {
      multipart: formOf(fields, ['a?.png']),
      headers: headersOf(`198.19.5.${pick()}`),
    });
    expect(answer.status()).toBe(422);
    const { problems } = await answer.json();
    expect(problems).toContainEqual({ field: 'code', text: words.errors.codeExpired });
    expect(await submissionsOf(request, marker)).toEqual([]);
  });
}

test('CU-07 file names: none, special characters, and more files than allowed', async ({ request }) => {
  const headers = headersOf(`198.19.6.${pick()}`);
  const refused = async (names: string[]) => {
    const multipart = formOf(await good(request, newMarker()), names);
    const { problems } = await (await request.post(POST_TO, { multipart, headers })).json();
    return problems.map(({ field, text }: { field: string; text: string }) => [field, text]);
  };
  for (const name of ['a:b.png', 'a*b.png', 'a|b.png', 'a<b.png', 'dir/a.png']) {
    expect(await refused([name]), name).toEqual([['files', words.errors.fileChars]]);
  }
  expect(await refused(Array.from({ length: 6 }, (_, at) => `${at}.png`))).toEqual([
    ['files', words.errors.fileCount.replace('{most}', '5')],
  ]);
  expect(await refused(['page.html'])).toEqual([['files', `page.html：${words.errors.fileType}`]]);
});

test('CU-07 other sites, other bodies and other addresses get nowhere', async ({ request }) => {
  const at = `198.19.7.${pick()}`;
  const foreign = await request.post(POST_TO, {
    multipart: { accountName: 'x' },
    headers: headersOf(at, { origin: 'https://evil.example' }),
  });
  expect(foreign.status()).toBe(403);
  const json = await request.post(POST_TO, { data: { accountName: 'x' }, headers: headersOf(at) });
  expect(json.status()).toBe(415);
  for (const path of ['/api/forms/fr/report', '/api/forms/zh/other']) {
    expect((await request.post(path, { multipart: { a: 'b' }, headers: headersOf(at) })).status()).toBe(404);
  }
});

test('CU-08 a complaint without an identity check is not taken, and what was typed comes back', async ({
  request,
}) => {
  const answer = await request.post('/api/forms/en/complaint', {
    multipart: { details: 'typed <b>' },
    headers: headersOf(`198.19.8.${pick()}`, { accept: 'text/html' }),
  });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toContain('typed &lt;b&gt;');
  expect(html).toContain(WORDS.en.forms.errors.sessionOver);
  expect(html).toContain('/api/complaint-access?lang=en');
});

test('CU-10 a forged state opens an empty form, so that nobody else sees the input', async ({ request }) => {
  const { html, status } = await readPage(request, '/report-fraud', {
    'x-form-state': '00000000-0000-4000-8000-000000000000',
    'x-forwarded-for': `198.19.9.${pick()}`,
  });
  expect(status).toBe(200);
  expect(html).not.toContain('role="alert"');
});
