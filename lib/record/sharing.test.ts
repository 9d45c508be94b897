import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { isReachable, testIf } from '@/testing/reachable';
import { lockFolder } from './database/folder-lock';
import { verifyConsistency } from './log/verify';
import { openFilingRecord } from './open-record';
import type { FilingRecord } from './record';
import { embeddedPlace, POSTGRES, postgresPlace, sampleFiling, type TestPlace } from './test-engines';

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

describe('the folder of the embedded database', () => {
  let place: TestPlace;
  beforeEach(async () => {
    place = await embeddedPlace();
  });
  afterEach(() => place.dispose());

  const file = () => join(place.options.settings.folder, 'record.pid');

  test('AR-06 is locked against this process and others that run, until it is left', async () => {
    const leave = await lockFolder(place.options.settings.folder);
    await expect(lockFolder(place.options.settings.folder)).rejects.toThrow(`process ${process.pid}`);
    await leave();
    expect(existsSync(file())).toBe(false);
  });

  test('AR-06 is taken over from a process that has ended, and from one whose number another has now', async () => {
    const ended = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => ended.once('exit', resolve));
    for (const owner of [
      `{"pid":${ended.pid},"startedAt":"1"}`,
      `{"pid":${process.ppid},"startedAt":"1"}`,
      '{"pi',
    ]) {
      writeFileSync(file(), owner);
      const leave = await lockFolder(place.options.settings.folder);
      expect(JSON.parse(readFileSync(file(), 'utf8')).pid).toBe(process.pid);
      await leave();
    }
  });

  test('AR-02 holds the key of a demonstration, for its owner alone, which stays the same', async () => {
    const { openKey } = await import('./keys/open-key');
    const { folder } = place.options.settings;
    const [first, second] = [await openKey({ key: null, folder }), await openKey({ key: null, folder })];
    expect(first.isDemonstration).toBe(true);
    expect(second.publicKey.equals(first.publicKey)).toBe(true);
    expect(statSync(join(folder, 'demonstration.key')).mode & 0o777).toBe(0o600);
  });
});

const testWithPostgres = testIf(isReachable(POSTGRES, 'the record is tested with PGlite alone'));

/** Opens the same store twice, as two processes do. */
async function openTwice(): Promise<{ place: TestPlace; both: [FilingRecord, FilingRecord] }> {
  const place = await postgresPlace();
  const open = () => openFilingRecord(place.options);
  const both = await Promise.all([open(), open()]);
  return { place, both };
}

testWithPostgres(
  'AR-06 two processes over one PostgreSQL never fork the log, whatever they append at once',
  async () => {
    const { place, both } = await openTwice();
    const heads = [await both[0].head()];
    const batches = fc.array(fc.tuple(fc.nat(1), fc.array(fc.nat(9), { maxLength: 5 })), { maxLength: 8 });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(batches, async (work) => {
        round += 1;
        const appending = work.map(async ([who, ids]) => {
          const record = both[who] as FilingRecord;
          await record.append(ids.map((id) => sampleFiling(`${id}`, { title: `${round} ${who}` })));
          heads.push(await record.head());
        });
        await Promise.all(appending);
      }),
      { numRuns: 25 },
    );
    const last = await both[1].head();
    const entries = await both[0].entries(0, last.size + 1);
    expect(entries.map(({ index }) => index)).toEqual([...Array(last.size).keys()]);
    for (const head of heads.filter(({ size }) => size > 0)) {
      const proof = await both[0].consistency(head.size, last.size);
      const claim = { first: head.size, second: last.size, firstRoot: bytes(head.rootHash) };
      const path = proof?.path.map(bytes) ?? [];
      expect(verifyConsistency({ ...claim, secondRoot: bytes(last.rootHash), path })).toBe(true);
    }
    await Promise.all(both.map((record) => record.close()));
    const again = await openFilingRecord(place.options);
    expect(await again.append([sampleFiling('whole')])).toHaveLength(1);
    await again.close();
    await place.dispose();
  },
  60_000,
);
