import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filledFolder } from './filled-folder';
import { launch, readyAddress } from './launch';

describe('the data folder', () => {
  const own = filledFolder();

  const startAndStop = async () => {
    const launched = launch(own.env);
    await readyAddress(launched);
    launched.child.kill('SIGTERM');
    return launched.ended;
  };

  test('a data folder in use: one sentence and exit 1, and its owner is left alone', async () => {
    const first = launch(own.env);
    await readyAddress(first);
    const second = launch(own.env);
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `ows: The data folder is in use by process ${first.child.pid}; stop it or set OWS_DATA_DIR.\n`,
    );
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  test('a lock left by a process that has ended is taken over', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'close');
    await writeFile(path.join(own.dataDir, 'ows.pid'), JSON.stringify({ pid: gone.pid, startedAt: '1' }));
    expect(await startAndStop()).toBe(0);
  });

  test('a lock whose process id has gone to another program is taken over', async () => {
    const lock = { pid: process.pid, startedAt: 'long ago' };
    await writeFile(path.join(own.dataDir, 'ows.pid'), JSON.stringify(lock));
    const started = startAndStop();
    if (process.platform === 'linux') expect(await started).toBe(0);
    else await expect(started).rejects.toThrow('in use');
  });

  test('a killed process loses nothing that keeps the next one from starting', async () => {
    const launched = launch(own.env);
    await readyAddress(launched);
    launched.child.kill('SIGKILL');
    await launched.ended;
    expect(await startAndStop()).toBe(0);
  });
});
