import 'server-only';
import { memberOf } from '@/lib/base/networks';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { processState, setProcessState } from '@/lib/runtime/process-state';
import { clientAddress, SOCKET_HEADER, wholeAddress } from './client-address';
import { type PageRequest, type PageVisit, pageVisit } from './page-visit';
import { returnTurn, takeTurn } from './rate-limits';
import { Refusal } from './refusal';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** Registered when the framework starts. */
    gate: PageGate;
    /** Pages being rendered, by internal address; personal ones each under a symbol of its own. */
    draws: Map<string | symbol, number>;
    drawsOfVisitors: Map<string, number>;
    drawsGiven: Map<string, Turn[]>;
    drawsAsked: Map<string, Promise<boolean>>;
  }
}

/** A rendered page is stored within this time of its answer, or not at all. */
const STORED_WITHIN_MS = 10_000;

const DRAWS_FULL_SECONDS = 10;

const DRAWS_AT_ONCE_EACH = 64;

/** Concurrent renderings of all visitors and of one, and after how long refused visitors may retry. */
const DRAWS_AT_ONCE = 96;

export type Admission =
  /** Nothing has to be rendered for this visitor. */
  | { kind: 'free' }
  /** `done` is called when the answer has ended. */
  | { kind: 'draw'; done: () => void }
  | { kind: 'refused'; status: 429 | 503; seconds: number };

type IsStored = (internal: string) => Promise<boolean>;

/** Renderings in progress: by internal address, personal ones each for itself. */
const underWay = processState('draws', () => new Map());

/** The same by counted address. */
const ofVisitors = processState('drawsOfVisitors', () => new Map());

const FREE: Admission = { kind: 'free' };

function visitorOf({ headers }: PageRequest): Headers {
  const names = ['x-forwarded-for', SOCKET_HEADER];
  return new Headers(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

const isUncounted = (headers: Headers): boolean => {
  const { uncountedNetworks, trustedProxies } = env();
  return memberOf(uncountedNetworks)(wholeAddress(headers, trustedProxies));
};

/** Adds one under this key and returns the function that removes it. */
function enter<K>(counts: Map<K, number>, key: K): () => void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
}

/** Counts one request of a limit against a visitor. */
export interface Turn {
  rate: 'draws' | 'search';
  address: string;
}

const turnOf = ({ search }: PageVisit, visitor: Headers): Turn => ({
  rate: search ? 'search' : 'draws',
  address: clientAddress(visitor, env().trustedProxies),
});

/** Counted requests that are given back if their page is stored, by internal address. */
const given = processState('drawsGiven', () => new Map());

function giveBackIfStored(internal: string, turn: Turn): () => void {
  given.set(internal, [...(given.get(internal) ?? []), turn]);
  return () => {
    const left = (given.get(internal) ?? []).filter((other) => other !== turn);
    if (left.length > 0) given.set(internal, left);
    else given.delete(internal);
  };
}

/** A page was stored: its rendering does not count against the visitor, since everyone gets it. */
export function noteStored(internal: string): void {
  for (const { rate, address } of given.get(internal) ?? []) void returnTurn(rate, address);
  given.delete(internal);
}

/** Counts a rendering; throws a 429 beyond the visitor's limits, a 503 when too many are in progress. */
async function counted(visit: PageVisit, turn: Turn | null): Promise<Admission> {
  const leaveOwn = turn ? enter(ofVisitors, turn.address) : () => undefined;
  try {
    if (turn && (ofVisitors.get(turn.address) ?? 0) > DRAWS_AT_ONCE_EACH)
      throw new Refusal(429, { 'Retry-After': '1' });
    if (turn) await takeTurn(turn.rate, turn.address);
    // Checked last, since other requests were counted meanwhile.
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

/** Admissions in progress, by internal address. */
const asking = processState('drawsAsked', () => new Map());

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
 * Whether a page may be rendered for this visitor. Stored pages, and pages being rendered for another visitor, are
 * free; others are counted per visitor (429) and limited in number (503). A rendering whose page is stored in the end
 * does not count: the number of such pages is limited, and reading the whole site must not be refused.
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
  // No await from here to requested(), so that the next request finds this visitor counted.
  const visitor = visitorOf(request);
  const turn = isUncounted(visitor) ? null : turnOf(visit, visitor);
  return asked(visit, turn).catch(refusalOf);
}

/** Called by server/ before the framework renders a page. */
export interface PageGate {
  admit(request: PageRequest, isStored: IsStored): Promise<Admission>;
  noteStored(internal: string): void;
}

/** Called at start: registers the gate for server/. */
export function openGate(): void {
  setProcessState('gate', { admit, noteStored });
}
