import type { Site } from './site';
import { type Get, overOwnConnection } from './visit';

export interface Line {
  msg: string;
  pid?: number;
  place?: number;
}

/** What the supervisor and its processes have logged. */
export const linesOf = (site: Site): Line[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

const takersOf = (site: Site): Line[] =>
  linesOf(site).filter(({ msg, pid }) => msg === 'a process takes visitors' && pid !== undefined);

/** Ids of the processes that took visitors, in this order. */
export const pidsOf = (site: Site): number[] => takersOf(site).map(({ pid = 0 }) => pid);

/** Id of the process that took visitors last at each place. */
export const placesOf = (site: Site): number[] => [
  ...new Map(takersOf(site).map(({ place, pid = 0 }) => [place, pid])).values(),
];

/**
 * What `ask` resolves to at each of these processes: it is asked while the others stand still, over connections of its
 * own. Processes accept for themselves, so that otherwise whichever is free would answer.
 */
export async function atEach<T>(
  site: Site,
  pids: readonly number[],
  ask: (to: Get) => Promise<T>,
): Promise<T[]> {
  const answers: T[] = [];
  for (const pid of pids) {
    const others = pids.filter((other) => other !== pid);
    for (const other of others) process.kill(other, 'SIGSTOP');
    try {
      answers.push(await ask(overOwnConnection(site.origin)));
    } finally {
      for (const other of others) process.kill(other, 'SIGCONT');
    }
  }
  return answers;
}
