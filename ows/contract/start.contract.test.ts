import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filledFolder } from './filled-folder';
import { type Launched, launch, readyAddress } from './launch';

describe('starting and stopping', () => {
  const own = filledFolder();

  const post = async (address: string, path: string, body: object, method = 'POST') => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(new URL(path, address), { method, headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const titleOf = async (address: string) =>
    (await post(address, '/ows/content/queryContentPage', { terType: '1', id: '101' })).rows[0].title;

  const stop = async ({ child, ended }: Launched, signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };

  test('a signal closes the store in order, and the next start finds it filled', async () => {
    const first = launch({ ...own.env, OWS_FAULTS: '1' });
    const address = await readyAddress(first);
    expect(await (await fetch(new URL('/health', address))).json()).toMatchObject({ status: 'ok' });
    await post(address, '/__articles/101', { title: '改过的标题' }, 'PUT');
    expect(await stop(first, 'SIGTERM')).toBe(0);
    await expect(readFile(path.join(own.dataDir, 'ows.pid'))).rejects.toThrow('ENOENT');
    const second = launch(own.env);
    // About a second on an idle machine; the limit leaves room for a busy one.
    expect(await titleOf(await readyAddress(second))).toBe('改过的标题');
    expect(await stop(second, 'SIGINT')).toBe(0);
  });

  test('CL-02 without a secret where calls are signed: one sentence and exit 1', async () => {
    const launched = launch({ ...own.env, APP_ENV: '' });
    expect(await launched.ended).toBe(1);
    expect(launched.output()).toMatch(/^ows: OWS_APP_SECRET is missing: [^\n]+\n$/);
  });

  test('a taken port: one sentence and exit 1', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address && typeof address === 'object' ? String(address.port) : '';
    const launched = launch({ ...own.env, OWS_PORT: port });
    expect(await launched.ended).toBe(1);
    expect(launched.output()).toBe(`ows: Port ${port} is taken; set OWS_PORT to another.\n`);
    server.close();
  });

  test('a PostgreSQL that does not answer: one sentence and exit 1', async () => {
    const launched = launch({ ...own.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await launched.ended).toBe(1);
    expect(launched.output()).toMatch(/^ows: The PostgreSQL of DATABASE_URL does not answer: [^\n]+\n$/);
  });

  test('a mistake in the pack is reported, and the rest is served', async () => {
    const pack = await mkdtemp(path.join(tmpdir(), 'ows-pack-'));
    await writeFile(
      path.join(pack, 'menu.yaml'),
      '- { key: a, id: 1, zh: 甲, path: a }\n- { key: b, zh: 乙 }',
    );
    const launched = launch({ ...own.env, OWS_CONTENT_DIR: pack });
    const address = await readyAddress(launched);
    expect((await (await fetch(`${address}/menu/list`)).json()).data).toEqual([]);
    launched.child.kill('SIGTERM');
    await launched.ended;
    expect(launched.output()).toMatch(/ows: content pack: menu\.yaml: 1\.id /);
    await rm(pack, { recursive: true });
  });

  test('the generator fills the store, and its articles are found beside the pack’s', async () => {
    const generator = launch(own.env, ['ows/generate.ts', '1200']);
    expect(await generator.ended).toBe(0);
    const launched = launch(own.env);
    const address = await readyAddress(launched);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ terType: '1', queryDeatil: '0', pageSize: 10 });
    const answer = await fetch(`${address}/content/queryContentPage`, { method: 'POST', headers, body });
    expect((await answer.json()).total).toBe(1204);
    launched.child.kill('SIGTERM');
    await launched.ended;
  });
});
