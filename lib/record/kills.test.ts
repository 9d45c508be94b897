import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { SignedHead } from '@/lib/model/record';
import { verifyConsistency } from './log/verify';
import { openFilingRecord } from './open-record';
import { embeddedPlace, sampleFiling, type TestPlace } from './test-engines';

/** RECORD_KILLS=200 is the long run of docs/record.md. */
const KILLS = Number(process.env.RECORD_KILLS || 2);

interface Line {
  entries?: { index: number; leafHash: string }[];
  head: SignedHead;
}

let place: TestPlace;
beforeAll(async () => {
  place = await embeddedPlace();
});
afterAll(() => place.dispose());

const start = (): ChildProcess =>
  spawn(
    process.execPath,
    ['--import', 'tsx/esm', 'lib/record/test-writer.ts', JSON.stringify(place.options)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );

/**
 * Kills a process that appends at a random moment: now and then while it still opens, else a while after its first
 * entries. Returns what it had acknowledged.
 */
async function killOnce(round: number): Promise<Line[]> {
  const child = start();
  const ended = once(child, 'exit');
  const lines: Line[] = [];
  const reader = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const enough = new Promise<void>((resolve) => {
    const wanted = randomInt(2, 12);
    reader.on('line', (line) => {
      lines.push(JSON.parse(line));
      if (lines.length >= wanted) resolve();
    });
  });
  const read = once(reader, 'close');
  if (round % 5 === 4) await pause(randomInt(0, 4000));
  else await Promise.race([enough, ended]);
  await pause(randomInt(0, 40));
  child.kill('SIGKILL');
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
  await read;
  return lines;
}

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

test(
  'AR-06 kills at any moment lose no acknowledged entry and never fork the log',
  async () => {
    const lines: Line[] = [];
    for (let round = 0; round < KILLS; round++) lines.push(...(await killOnce(round)));
    const record = await openFilingRecord(place.options);
    try {
      expect(await record.append([sampleFiling('last', { title: 'still open' })])).toHaveLength(1);
      const last = await record.head();
      for (const { index, leafHash } of lines.flatMap(({ entries = [] }) => entries))
        expect(await record.entries(index, 1)).toMatchObject([{ index, leafHash }]);
      for (const { size, rootHash } of lines.map(({ head }) => head).filter(({ size }) => size > 0)) {
        const proof = await record.consistency(size, last.size);
        const claim = { first: size, second: last.size, firstRoot: bytes(rootHash) };
        const path = proof?.path.map(bytes) ?? [];
        expect(verifyConsistency({ ...claim, secondRoot: bytes(last.rootHash), path })).toBe(true);
      }
      expect(lines.length).toBeGreaterThan(0);
      if (KILLS > 2) process.stdout.write(`${KILLS} kills, ${last.size} entries, ${lines.length} heads\n`);
    } finally {
      await record.close();
    }
  },
  60_000 + KILLS * 30_000,
);
