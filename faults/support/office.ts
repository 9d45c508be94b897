import { layOutData } from '@/testing/filled-office';
import { answers, type Running, start, until } from './processes';
import { ownPort, SECRETS } from './settings';

const PORT = ownPort(4400);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const DATA = `.data/faults-office/${PORT}`;

export const OWS_URL = `${ORIGIN}/ows`;

let office: Running | undefined;
let hasData = false;

/**
 * The reference back office with its fault switch, unless it is open. Within a test file its data survive the process,
 * as in production.
 */
export async function openOffice(): Promise<void> {
  if (office) return;
  if (!hasData) layOutData(DATA);
  hasData = true;
  office = start([process.execPath, '--import', 'tsx/esm', 'ows/main.ts'], {
    ...SECRETS,
    OWS_PORT: String(PORT),
    OWS_DATA_DIR: DATA,
    OWS_FAULTS: '1',
    OWS_LOG_LEVEL: 'warn',
  });
  await until('the back office', 120_000, answers(`${ORIGIN}/health`));
}

/** Ends it: connections are refused from now on. */
export async function closeOffice(): Promise<void> {
  await office?.end('SIGTERM');
  office = undefined;
}

async function send(method: string, path: string, body?: object): Promise<void> {
  const sent = body
    ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : undefined;
  const answer = await fetch(ORIGIN + path, { method, ...sent });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
}

export const breakOffice = (fault: object) => send('POST', '/__faults', { path: '*', ...fault });
export const mendOffice = () => send('DELETE', '/__faults');
export const edit = (id: number, fields: object) => send('PUT', `/__articles/${id}`, fields);
export const withdraw = (id: number) => send('DELETE', `/__articles/${id}`);
export const renameMenu = (id: number, menuName: string) => send('PUT', `/__menu/${id}`, { menuName });
/** An entry of a dictionary, such as `zh/footer_top_link/1`. */
export const editEntry = (entry: string, fields: { dictLabel?: string; dictValue?: string }) =>
  send('PUT', `/__dictionaries/${entry}`, fields);
export const rename = (id: number, title: string) => send('PUT', `/__articles/${id}`, { title });

/** Number of requests of each call. */
export async function callsReceived(): Promise<Record<string, number>> {
  return (await fetch(`${ORIGIN}/__calls`)).json() as Promise<Record<string, number>>;
}
