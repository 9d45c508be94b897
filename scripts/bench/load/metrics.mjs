import { setTimeout as pause } from 'node:timers/promises';
import { Mistake } from '../../support/say.mjs';

export const OPERATIONS_TOKEN = 'bench-only-operations-token';

const LOOK_MS = 250;
const LONGEST_MS = 60_000;

async function readMetrics(origin) {
  const headers = { authorization: `Bearer ${OPERATIONS_TOKEN}` };
  return (await fetch(`${origin}/api/metrics`, { headers })).text();
}

/** Resolves when so many processes take visitors. */
export async function untilAllListen(origin, processes) {
  const listening = async () =>
    ((await readMetrics(origin)).match(/^process_resident_memory_bytes/gm) ?? []).length;
  for (const end = Date.now() + LONGEST_MS; (await listening()) < processes; await pause(LOOK_MS))
    if (Date.now() > end) throw new Mistake(`The site does not run ${processes} processes.`);
}

/** Sums of the metrics of a site with these names. */
export async function sumsOf(origin, names) {
  const text = await readMetrics(origin);
  return names.map((name) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    ),
  );
}
