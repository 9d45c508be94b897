/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setProcessState } from '@/lib/runtime/process-state';
import { askPlainly } from '@/testing/ask-plainly';
import { keepBuild } from './keep-build';
import { isBuiltFile, openOtherBuilds, sendOfOtherBuild } from './other-builds';

const log = { warn: jest.fn() };
const scripts = [{ file: '/page-script/abc.js', code: 'page()' }];
let place: string;
let folder: string;
let source: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'builds-'));
  [folder, source] = [join(place, 'builds'), join(place, 'static')];
  mkdirSync(join(source, 'chunks'), { recursive: true });
  writeFileSync(join(source, 'chunks/one.js'), 'one()');
});
afterEach(() => {
  setProcessState('otherBuilds', undefined);
  rmSync(place, { recursive: true, force: true });
});

const keep = (own: string) => keepBuild({ folder, own, scripts, log, source });

test('OP-02 the files of a build are kept once and whole, those of the last three builds', async () => {
  await Promise.all([keep('a'), keep('a')]);
  expect(readdirSync(folder)).toEqual(['a']);
  expect(readFileSync(join(folder, 'a/_next/static/chunks/one.js'), 'utf8')).toBe('one()');
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    await keep(name);
    utimesSync(join(folder, name), at + 1, at + 1);
  }
  await keep('d');
  expect(readdirSync(folder).sort()).toEqual(['b', 'c', 'd']);
  expect(log.warn).not.toHaveBeenCalled();
});

test('OP-02 a folder that cannot be written costs a warning', async () => {
  writeFileSync(folder, '');
  await keep('a');
  expect(log.warn).toHaveBeenCalledTimes(1);
});

describe('a process of another build', () => {
  let server: Server;

  beforeEach(async () => {
    await keep('a');
    writeFileSync(join(place, 'secret.js'), 'secret');
    writeFileSync(join(folder, 'a/_next/static/.hidden.js'), 'hidden');
    openOtherBuilds({ folder, own: 'b' });
    server = createServer(async (request, response) => {
      const isAsked = isBuiltFile(request) || request.url?.startsWith('/page-script/');
      if (!isAsked || !(await sendOfOtherBuild(request, response))) response.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each([
    ['/_next/static/chunks/one.js', 'one()'],
    ['/page-script/abc.js', 'page()'],
  ])('OP-02 answers %s for good', async (path, code) => {
    const { status, headers, body } = await askPlainly(server, { path, headers: {}, method: 'GET' });
    expect([status, body.toString()]).toEqual([200, code]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/_next/static/chunks/two.js',
    '/_next/static/.hidden.js',
    '/_next/static/../../../secret.js',
    '/_next/static/%2e%2e/%2e%2e/%2e%2e/secret.js',
    '/_next/static/chunks',
    '/_next/static/chunks/one.js/x',
    '/page-script/../../secret.js',
  ])('OP-02 has no file for %s', async (path) => {
    expect((await askPlainly(server, { path, headers: {}, method: 'GET' })).status).toBe(404);
  });
});
