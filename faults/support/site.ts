import { rmSync } from 'node:fs';
import { OWS_URL } from './office';
import { answers, NOT_KEPT, type Running, start, until } from './processes';
import { SECRETS } from './settings';

export interface Site extends Running {
  origin: string;
  /** The value of a counter or gauge, summed over the series that `select` accepts. */
  metric: (name: string, select?: (labels: string) => boolean) => Promise<number>;
  /** Makes stored pages stale, as a publication does that is not read back. */
  publish: (tags: string[]) => Promise<void>;
}

interface SiteOptions {
  port: number;
  env?: Record<string, string>;
  /** Starts so many under a supervisor; their metrics are summed. One without a supervisor, unless it is given. */
  processes?: number;
  /** Wraps the command of the server, for limits that only a shell can set. */
  command?: string[];
}

async function readMetrics(origin: string): Promise<string> {
  const headers = { ...NOT_KEPT, authorization: `Bearer ${SECRETS.OPERATIONS_TOKEN}` };
  return (await fetch(`${origin}/api/metrics`, { headers })).text();
}

/** The metrics of all places: a busy process is left out of an answer. */
async function readAllMetrics(origin: string, processes: number): Promise<string> {
  const places = Array.from({ length: processes }, (_, at) => `process="${at + 1}"`);
  let text = '';
  await until('metrics of all processes', 20_000, async () => {
    text = await readMetrics(origin);
    return places.every((place) => text.includes(place));
  });
  return text;
}

function sum(text: string, name: string, select: (labels: string) => boolean): number {
  const series = [...text.matchAll(new RegExp(`^${name}(\\{.*\\})? (\\S+)$`, 'gm'))];
  return series.reduce((total, [, labels = '', value]) => total + (select(labels) ? Number(value) : 0), 0);
}

/** Removes the stored pages and snapshots of the site at this port. */
export function forgetStored(port: number): void {
  for (const folder of ['pages', 'copies'])
    rmSync(`.data/faults-${folder}/${port}`, { recursive: true, force: true });
}

/** The built site with its own port and page folder. */
export async function openSite({ port, env = {}, processes = 0, command = [] }: SiteOptions): Promise<Site> {
  const origin = `http://127.0.0.1:${port}`;
  const entry = processes > 0 ? 'dist/cluster.mjs' : 'dist/main.mjs';
  const running = start([...command, process.execPath, entry], {
    ...SECRETS,
    ...(processes > 0 ? { PROCESSES: String(processes) } : {}),
    OWS_URL,
    SITE_URL: origin,
    PORT: String(port),
    PAGES_DIR: `.data/faults-pages/${port}`,
    COPIES_DIR: `.data/faults-copies/${port}`,
    BUILDS_DIR: `.data/faults-builds/${port}`,
    // Its walk would add calls to those that are counted; what is about the record switches it on.
    RECORD: 'off',
    NEXT_TELEMETRY_DISABLED: '1',
    // All visitors of a test have the same address.
    RATE_DRAWS_PER_MINUTE: '100000',
    RATE_READS_PER_MINUTE: '100000',
    ...env,
  });
  await until('the site', 60_000, answers(`${origin}/api/health`));
  return {
    ...running,
    origin,
    metric: async (name, select = () => true) => sum(await readAllMetrics(origin, processes), name, select),
    async publish(tags) {
      const headers = { ...NOT_KEPT, authorization: `Bearer ${SECRETS.REVALIDATE_SECRET}` };
      const body = JSON.stringify({ tags, check: false });
      const answer = await fetch(`${origin}/api/revalidate`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`revalidate: ${answer.status}`);
    },
  };
}

/** Calls that left the site, whatever their outcome. */
export const callsSent = (site: Site): Promise<number> =>
  site.metric('site_ows_calls_total', (labels) => !labels.includes('outcome="unsent"'));

/** Waits until no call is in progress. */
export const quiet = (site: Site): Promise<number> =>
  until('quiet', 60_000, async () => {
    const busy = async () => (await site.metric('site_ows_calls_in_flight')) > 0;
    if (await busy()) return false;
    await new Promise((next) => setTimeout(next, 300));
    return !(await busy());
  });
