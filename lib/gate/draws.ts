import 'server-only';
import { DRAWS_AT_ONCE, DRAWS_AT_ONCE_EACH, DRAWS_FULL_SECONDS, STORED_WITHIN_MS } from '../constants';
import { env } from '../env';
import { log } from '../log';
import { memberOf } from '../networks';
import { processWide } from '../process-wide';
import { clientAddress, SOCKET_HEADER, wholeAddress } from '../relay/client-address';
import { returnTurn, takeTurn } from '../relay/rate-limits';
import { Refusal } from '../relay/refusal';
import { type PageRequest, type PageVisit, pageVisit } from './page-visit';

export type Admission =
  /** Nothing has to be drawn for this visitor. */
  | { kind: 'free' }
  /** `done` is called when the answer is over. */
  | { kind: 'draw'; done: () => void }
  | { kind: 'refused'; status: 429 | 503; seconds: number };

type IsStored = (internal: string) => Promise<boolean>;

/** Drawings under way: by internal address, personal ones each for itself. */
const underWay = processWide('draws', () => new Map<string | symbol, number>());

/** The same by counted address. */
const ofVisitors = processWide('draws-of-visitors', () => new Map<string, number>());

const FREE: Admission = { kind: 'free' };

function visitorOf({ headers }: PageRequest): Headers {
  const names = ['x-forwarded-for', SOCKET_HEADER];
  return new Headers(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

const isUncounted = (headers: Headers): boolean => {
  const { uncountedNetworks, trustedProxies } = env();
  return memberOf(uncountedNetworks)(wholeAddress(headers, trustedProxies));
};

/** Counts one more under this key, and answers how to take it back. */
function enter<K>(counts: Map<K, number>, key: K): () => void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
}

interface Turn {
  rate: 'draws' | 'search';
  address: string;
}

const turnOf = ({ search }: PageVisit, visitor: Headers): Turn => ({
  rate: search ? 'search' : 'draws',
  address: clientAddress(visitor, env().trustedProxies),
});

/** Turns that are given back if their drawing is stored, by internal address. */
const given = processWide('draws-given', () => new Map<string, Turn[]>());

function giveBackIfStored(internal: string, turn: Turn): () => void {
  given.set(internal, [...(given.get(internal) ?? []), turn]);
  return () => {
    const left = (given.get(internal) ?? []).filter((other) => other !== turn);
    if (left.length > 0) given.set(internal, left);
    else given.delete(internal);
  };
}

/** A page was stored: whoever it was drawn for has not spent a turn, since it was drawn for everybody. */
export function noteStored(internal: string): void {
  for (const { rate, address } of given.get(internal) ?? []) void returnTurn(rate, address);
  given.delete(internal);
}

/** Counts a draw; throws a 429 for a visitor beyond his limits, a 503 when too much is being drawn for all. */
async function counted(visit: PageVisit, turn: Turn | null): Promise<Admission> {
  const leaveOwn = turn ? enter(ofVisitors, turn.address) : () => undefined;
  try {
    if (turn && (ofVisitors.get(turn.address) ?? 0) > DRAWS_AT_ONCE_EACH)
      throw new Refusal(429, { 'Retry-After': '1' });
    if (turn) await takeTurn(turn.rate, turn.address);
    // Looked at last, since others came in while this one was counted.
    if (underWay.size >= DRAWS_AT_ONCE) throw new Refusal(503, { 'Retry-After': String(DRAWS_FULL_SECONDS) });
  } catch (refused) {
    leaveOwn();
    throw refused;
  }
  return drawing(visit, turn, leaveOwn);
}

function drawing(visit: PageVisit, turn: Turn | null, leaveOwn: () => void): Admission {
  const leave = enter(underWay, visit.personal ? Symbol(visit.internal) : visit.internal);
  const forget = turn && !visit.personal ? giveBackIfStored(visit.internal, turn) : null;
  const done = () => {
    leave();
    leaveOwn();
    // The page may be answered before it is stored.
    if (forget) setTimeout(forget, STORED_WITHIN_MS).unref();
  };
  return { kind: 'draw', done };
}

function refusalOf(error: unknown): Admission {
  if (!(error instanceof Refusal)) throw error;
  const status = error.code === 503 ? 503 : 429;
  log.info({ refused: status, what: 'page' }, 'a request was refused');
  return { kind: 'refused', status, seconds: Number(error.headers['Retry-After'] ?? 60) };
}

/** Whether visitors who are being counted just now were let in, by internal address. */
const asking = processWide('draws-asked', () => new Map<string, Promise<boolean>>());

function asked(visit: PageVisit, turn: Turn | null): Promise<Admission> {
  const told = counted(visit, turn);
  if (visit.personal) return told;
  const isLetIn = told.then(
    () => true,
    () => false,
  );
  asking.set(visit.internal, isLetIn);
  void isLetIn.then(() => asking.get(visit.internal) === isLetIn && asking.delete(visit.internal));
  return told;
}

/**
 * Whether a page may be drawn for this visitor. Stored pages, and pages that are being drawn for somebody else, are
 * free; the rest is counted per visitor (429) and bounded in number (503). A draw whose page is stored in the end costs
 * no turn: there are only so many such pages, and who reads the site from end to end must not be held up.
 */
export async function admit(request: PageRequest, isStored: IsStored): Promise<Admission> {
  const visit = pageVisit(request);
  if (!visit) return FREE;
  if (!visit.personal) {
    const { internal } = visit;
    if (underWay.has(internal) || (await isStored(internal)) || underWay.has(internal)) return FREE;
    const other = asking.get(internal);
    if (other && (await other)) return FREE;
  }
  // From here to asked() nothing waits: whoever comes next finds this visitor there.
  const visitor = visitorOf(request);
  const turn = isUncounted(visitor) ? null : turnOf(visit, visitor);
  return asked(visit, turn).catch(refusalOf);
}

/** At start of the process: server/ finds it under `globalThis[Symbol.for('site.gate')]`. */
export function openGate(): void {
  processWide('gate', () => ({ admit, noteStored }));
}
