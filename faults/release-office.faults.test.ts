import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFolder, nodeAlone, run, unpackRelease } from './support/archive';
import { answers, type Running, start, until } from './support/processes';
import { ownPort } from './support/settings';

const PLACE = mkdtempSync(join(tmpdir(), 'release-office-'));
const PORT = ownPort(4405);
const ORIGIN = `http://127.0.0.1:${PORT}`;
let folder: string;
let office: Running;

beforeAll(async () => {
  // Stored without compression: what counts is what is inside.
  ({ folder } = unpackRelease(PLACE, ['--with-back-office', '--level', '0']));
  office = start([...inFolder(folder), 'node', '--import', 'tsx/esm', 'ows/main.ts'], {
    PATH: nodeAlone(PLACE),
    // Calls need no signature; that they do in production is what its own tests are for.
    APP_ENV: 'dev',
    OWS_PORT: String(PORT),
    OWS_DATA_DIR: join(PLACE, 'data'),
  });
  await until('the back office', 120_000, answers(`${ORIGIN}/health`));
}, 240_000);
afterAll(async () => {
  await office?.end('SIGTERM');
  rmSync(PLACE, { recursive: true, force: true });
});

test('OP-06 a release with the back office brings its content and migrations: it answers the menu from Node alone', async () => {
  const answer = await fetch(`${ORIGIN}/ows/menu/list`);
  const { code, data } = (await answer.json()) as { code: number; data: { menuName: string }[] };
  expect([answer.status, code]).toEqual([200, 200]);
  expect(data.length).toBeGreaterThan(20);
  expect(data.every(({ menuName }) => menuName.length > 0)).toBe(true);
});

test('OP-06 a release whose back office ran is still as it was packed', () => {
  expect(run(process.execPath, ['verify.mjs'], folder)).toMatchObject({ status: 0, stderr: '' });
}, 60_000);
