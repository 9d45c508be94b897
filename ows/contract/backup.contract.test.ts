import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, engines } from './engines';
import { launch, readyAddress, TEST_PACK } from './launch';

type Office = { dataDir: string; env: Record<string, string>; dispose: () => Promise<void> };

const COMPLAINT = {
  userName: '张明',
  phone: '021-55501234',
  email: 'reader@example.com',
  adviceSummary: '咨询',
  adviceContent: '内容\nof two lines',
  info: 'x',
};
const REPORT = { hdfw: '微信群', wlmc: '账号', wllj: 'https://example.com/', bxxs: '说明', xm: '', lxfs: '' };

const all = engines();
const pairs = all.flatMap((from) => all.map((to) => ({ from, to })));

async function office(engine: Engine): Promise<Office> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ows-backup-'));
  const prepared = await engine.prepare(dataDir);
  const env = { APP_ENV: 'dev', OWS_FAULTS: '1', OWS_DATA_DIR: dataDir, OWS_CONTENT_DIR: TEST_PACK };
  const dispose = async () => {
    await prepared.dispose();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { dataDir, env: { ...env, ...prepared.env }, dispose };
}

async function run(script: 'export' | 'import', { env, file }: { env: Office['env']; file: string }) {
  const launched = launch(env, [`ows/${script}.ts`, file]);
  return { code: await launched.ended, said: launched.output() };
}

/** Starts the office, lets `use` call it, and stops it. */
async function during<T>({ env }: Office, use: (base: string, pid: number) => Promise<T>): Promise<T> {
  const launched = launch(env);
  const answer = await use(await readyAddress(launched), launched.child.pid ?? 0);
  launched.child.kill('SIGTERM');
  await launched.ended;
  return answer;
}

const json = async (url: string, init?: RequestInit) => (await fetch(url, init)).json();
const infoOf = (base: string, body: object, call: string) =>
  json(`${base}/advice/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function captcha(base: string): Promise<Record<string, string>> {
  const { uuid } = await json(`${base}/captchaImage`);
  return { uuid, ...(await json(`${new URL(base).origin}/__captcha/${uuid}`)) };
}

/** A complaint with a file, a report, and an info; answers the info. */
async function visit(base: string): Promise<string> {
  const png = new Uint8Array(await readFile(path.join(TEST_PACK, 'files/images/dot.png')));
  const complaint = new FormData();
  for (const [name, value] of Object.entries({ ...COMPLAINT, ...(await captcha(base)) }))
    complaint.append(name, value);
  complaint.append('file', new Blob([png]), '证据.png');
  const report = new FormData();
  report.append('req', JSON.stringify({ ...REPORT, ...(await captcha(base)) }));
  for (const [at, body] of Object.entries({
    '/advice/submit': complaint,
    '/request/illegalSecurities': report,
  })) {
    expect(await json(base + at, { method: 'POST', body })).toMatchObject({ code: 200 });
  }
  return (await infoOf(base, { info: 'from the sign-in' }, 'saveUserInfo')).data.info;
}

const submissions = (base: string) => json(`${new URL(base).origin}/__submissions`);

describe.each(pairs)('backup from $from.name to $to.name', ({ from, to }) => {
  let source: Office;
  let target: Office;
  let file: string;

  beforeAll(async () => {
    source = await office(from);
    target = await office(to);
    file = path.join(source.dataDir, 'office.backup');
  });
  afterAll(() => Promise.all([source?.dispose(), target?.dispose()]));

  test(`what visitors sent answers the same after ${from.name} moved to ${to.name}`, async () => {
    const before = await during(source, async (base) => ({
      info: await visit(base),
      submissions: await submissions(base),
    }));
    expect(await run('export', { env: source.env, file })).toMatchObject({ code: 0 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const [stored] = before.submissions.flatMap((one: { files: { storedName: string }[] }) => one.files);
    const placeIn = ({ dataDir }: Office) => path.join(dataDir, 'uploads', stored.storedName);
    await mkdir(path.dirname(placeIn(target)), { recursive: true });
    await writeFile(placeIn(target), 'another file');
    // Fails after the submissions: had they stayed, the next import would be refused.
    const failed = await run('import', { env: target.env, file });
    expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('exists with other content') });
    await rm(placeIn(target));
    const imported = await run('import', { env: target.env, file });
    expect(imported).toEqual({ code: 0, said: `ows: 4 entries imported from ${file}\n` });
    await during(target, async (base) => {
      expect(await submissions(base)).toEqual(before.submissions);
      const known = await infoOf(base, { info: before.info }, 'getUserInfo');
      expect(known.data.authFlag).toBe(true);
      await visit(base);
      expect(await submissions(base)).toHaveLength(before.submissions.length + 2);
    });
    const [was, is] = await Promise.all([source, target].map((office) => readFile(placeIn(office))));
    expect(is).toEqual(was);
  });

  test(`a second import from ${from.name} into a used ${to.name} is refused`, async () => {
    expect(await run('import', { env: target.env, file })).toEqual({
      code: 1,
      said: 'ows: The store already has submissions; a backup is imported into an unused one only.\n',
    });
  });
});

describe('a backup file', () => {
  let own: Office;
  const [embedded] = all as [Engine];
  beforeAll(async () => {
    own = await office(embedded);
  });
  afterAll(() => own?.dispose());

  const head = '{"format":"back office backup","version":1}\n';
  test.each([
    ['is another file', '{"name":"x"}\n', 'is not a backup of the back office.'],
    ['is empty', '', 'is not a backup of the back office.'],
    ['has an unknown version', head.replace('1', '9'), 'has version 9 of the format'],
    ['was cut off', head, 'is damaged or incomplete; nothing was imported.'],
    [
      'was changed',
      `${head}{"entries":0,"sha256":"00"}\n`,
      'is damaged or incomplete; nothing was imported.',
    ],
  ])('a file that %s is refused', async (_, text, said) => {
    const file = path.join(own.dataDir, 'other');
    await writeFile(file, text);
    const refused = await run('import', { env: own.env, file });
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(said);
    expect(refused.said.trim().split('\n')).toHaveLength(1);
  });

  test('the folder of a running back office is not exported', async () => {
    const file = path.join(own.dataDir, 'running');
    const refused = await during(own, async (_, pid) => ({
      ...(await run('export', { env: own.env, file })),
      pid,
    }));
    expect(refused).toMatchObject({
      code: 1,
      said: `ows: The data folder is in use by process ${refused.pid}; stop it or set OWS_DATA_DIR.\n`,
    });
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });
});
