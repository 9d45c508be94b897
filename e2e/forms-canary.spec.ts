import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, request as requests, test } from '@playwright/test';
import { fillOffice, layOutData } from '@/testing/filled-office';
import { PIXEL } from './support/files';
import { readPage } from './support/html';

test.describe.configure({ mode: 'serial' });

const [SITE_PORT, OWS_PORT] = [3390, 4390];
const SITE = `http://localhost:${SITE_PORT}`;
const OWS = `http://127.0.0.1:${OWS_PORT}`;
const CANARY = {
  name: '金丝雀名',
  phone: '13700042424',
  mail: 'canary@example.net',
  text: 'canary-text-4242',
};

const running: ChildProcess[] = [];
let folder = '';
let printed = '';

function start(args: string[], env: Record<string, string>): void {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  running.push(child);
}

async function ready(address: string): Promise<void> {
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 40_000 }).toBe(true);
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'canary-'));
  const secrets = { OWS_APP_SECRET: 'canary-call-secret', SITE_SECRET: 'canary-cookie-secret-16' };
  const place = (name: string) => join(folder, name);
  fillOffice();
  layOutData(place('ows'));
  start(['--import', 'tsx/esm', 'ows/main.ts'], {
    ...secrets,
    OWS_PORT: String(OWS_PORT),
    OWS_DATA_DIR: place('ows'),
    OWS_FAULTS: '1',
    OWS_LOG_LEVEL: 'trace',
  });
  start(['dist/main.mjs'], {
    ...secrets,
    NODE_ENV: 'production',
    PORT: String(SITE_PORT),
    SITE_URL: SITE,
    OWS_URL: `${OWS}/ows`,
    PAGES_DIR: place('pages'),
    COPIES_DIR: place('copies'),
    RECORD: 'off',
    LOG_LEVEL: 'trace',
    RATE_FORMS_PER_MINUTE: '1000',
    FORM_LEAST_SECONDS: '0',
  });
  await ready(`${OWS}/health`);
  await ready(`${SITE}/api/health`);
});

test.afterAll(() => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

function filesBelow(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}

const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

interface Try {
  form: 'report' | 'complaint';
  code?: string;
  fields?: Record<string, string>;
}

/** Posts a form full of canaries; returns its status and every address that received one. */
async function send(visitor: APIRequestContext, { form, code, fields = {} }: Try) {
  const path = form === 'report' ? '/report-fraud' : '/online-complaints';
  const { html } = await readPage(visitor, path);
  const uuid = hidden(html, 'uuid');
  const known = await (await visitor.get(`${OWS}/__captcha/${uuid}`)).json();
  const { name, phone, mail, text } = CANARY;
  const own =
    form === 'report'
      ? {
          carrier: 'QQ',
          accountName: text,
          link: phone,
          description: `${text} ${phone}`,
          reporter: name,
          contact: phone,
        }
      : { complainant: name, phone, email: mail, summary: text, details: `${text} ${phone}` };
  const sealed = { once: hidden(html, 'once'), uuid, seal: hidden(html, 'seal'), kind: 'image' };
  const rest = { code: code ?? known.code, privacy: 'yes', privacyVersion: hidden(html, 'privacyVersion') };
  const data = new FormData();
  for (const [key, value] of Object.entries({ ...own, ...sealed, ...rest, ...fields }))
    data.append(key, value);
  const part = form === 'report' ? 'files' : 'file';
  data.append(part, new Blob([new Uint8Array(PIXEL)], { type: 'image/png' }), 'evidence.png');
  const answer = await visitor.post(`/api/forms/zh/${form}`, {
    multipart: data,
    headers: { origin: SITE, referer: SITE + path },
    maxRedirects: 0,
  });
  return { status: answer.status(), headers: answer.headers(), html: await answer.text() };
}

test('CU-10 a canary name and phone appear in no log, address, cookie or cache of the site', async () => {
  test.setTimeout(300_000);
  const visitor = await requests.newContext({ baseURL: SITE });
  await visitor.get('/online-complaints?info=canary-info-4242');
  const answers: { status: number; headers: Record<string, string>; html: string }[] = [];
  for (const form of ['report', 'complaint'] as const) {
    answers.push(await send(visitor, { form, code: '----' }));
    answers.push(await send(visitor, { form, fields: { privacy: 'no' } }));
    await visitor.post(`${OWS}/__faults`, { data: { path: '*', mode: 'http500' } });
    answers.push(await send(visitor, { form }));
    await visitor.delete(`${OWS}/__faults`);
    answers.push(await send(visitor, { form }));
  }
  expect(answers.map(({ status }) => status)).toContain(303);
  expect(
    answers.filter(({ html }) => html.includes(CANARY.phone)).length,
    'fields come back',
  ).toBeGreaterThan(3);
  const receipt = await (await visitor.get('/report-fraud/receipt')).text();
  expect(receipt).toContain('金***');

  const canaries = [...Object.values(CANARY), encodeURIComponent(CANARY.name)];
  const seen = (text: string) => canaries.filter((canary) => text.includes(canary));
  const cookies = JSON.stringify((await visitor.storageState()).cookies);
  expect(seen(printed), 'logs of site and back office').toEqual([]);
  expect(printed.length, 'there are logs').toBeGreaterThan(200);
  expect(seen(cookies), 'cookies').toEqual([]);
  expect(seen(answers.map(({ headers }) => JSON.stringify(headers)).join()), 'addresses and headers').toEqual(
    [],
  );
  for (const name of ['pages', 'copies']) {
    for (const file of filesBelow(join(folder, name)))
      expect(seen(readFileSync(file, 'utf8')), file).toEqual([]);
  }
  expect(seen(receipt), 'the receipt').toEqual([CANARY.text]);
  await visitor.dispose();
});
