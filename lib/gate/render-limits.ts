import { memberOf } from '@/lib/base/networks';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { processState, setProcessState } from '@/lib/runtime/process-state';
import { addressHeaders, clientAddress, wholeAddress } from './client-address';
import { type PageRequest, type PageVisit, pageVisit } from './page-visit';
import { returnTurn, takeTurn } from './rate-limits';
import { Refusal } from './refusal';
import { isFull, renderTurn } from './render-queue';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** Registered when the framework starts. */
    gate: PageGate;
    /** Renderings in progress by internal address; each personal one under its own symbol. */
    renders: Map<string | symbol, number>;
    rendersOfVisitors: Map<string, number>;
    returnableTurns: Map<string, Turn[]>;
    renderAdmissions: Map<string, Promise<boolean>>;
  }
}

/** A rendered page is stored within this time after it was answered, or not at all. */
const STORED_WITHIN_MS = 10_000;

const RETRY_AFTER_SECONDS = 10;

/** Most renderings for one visitor, in progress or waiting. */
const MAX_RENDERS_PER_VISITOR = 64;

export type Admission =
  /** Nothing has to be rendered for this visitor. */
  | { kind: 'free' }
  /** `done` must be called when the page has been rendered, or when no request waits for it any more. */
  | { kind: 'render'; done: () => void }
  | { kind: 'refused'; status: 429 | 503; seconds: number };

type IsStored = (internal: string) => Promise<boolean>;

/** Renderings in progress, by internal address or symbol. */
const inProgress = processState('renders', () => new Map());

/** Renderings in progress or waiting, by the visitor's counted address. */
const ofVisitors = processState('rendersOfVisitors', () => new Map());

const FREE: Admission = { kind: 'free' };

/** Whether the visitor is of a network that the operator exempts from limits. */
export const isUncounted = (headers: Headers): boolean => {
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

/** A request counted against a visitor's limit. */
export interface Turn {
  rate: 'draws' | 'search';
  address: string;
}

const addressOf = (visitor: Headers): string => clientAddress(visitor, env().trustedProxies);

/** Counted requests that are refunded if their page is stored, by internal address. */
const returnable = processState('returnableTurns', () => new Map());

function giveBackIfStored(internal: string, turn: Turn): () => void {
  returnable.set(internal, [...(returnable.get(internal) ?? []), turn]);
  return () => {
    const left = (returnable.get(internal) ?? []).filter((other) => other !== turn);
    if (left.length > 0) returnable.set(internal, left);
    else returnable.delete(internal);
  };
}

/** Called when a page was stored: refunds its rendering to the visitor, since everyone benefits from it. */
export function noteStored(internal: string): void {
  for (const { rate, address } of returnable.get(internal) ?? []) void returnTurn(rate, address);
  returnable.delete(internal);
}

const overloaded = () => new Refusal(503, { 'Retry-After': String(RETRY_AFTER_SECONDS) });

/** Waits for a turn in the queue; if that takes too long, refunds the counted request and throws a 503. */
async function queued(turn: Turn | null, address: string): Promise<() => void> {
  const leaveQueue = await renderTurn(address);
  if (leaveQueue) return leaveQueue;
  if (turn) void returnTurn(turn.rate, turn.address);
  throw overloaded();
}

/** Counts a rendering; throws a 429 beyond the visitor's limits, a 503 if the queue is full or too slow. */
async function counted(visit: PageVisit, turn: Turn | null, address: string): Promise<Admission> {
  const leaveOwn = turn ? enter(ofVisitors, address) : () => undefined;
  try {
    if (turn && (ofVisitors.get(address) ?? 0) > MAX_RENDERS_PER_VISITOR)
      throw new Refusal(429, { 'Retry-After': '1' });
    // Before counting, which may call Redis: under overload a refusal must cost nothing.
    if (isFull(address)) throw overloaded();
    if (turn) await takeTurn(turn.rate, address);
    const leaveQueue = await queued(turn, address);
    return rendering(visit, turn, [leaveOwn, leaveQueue]);
  } catch (refused) {
    leaveOwn();
    throw refused;
  }
}

function rendering(visit: PageVisit, turn: Turn | null, leaving: readonly (() => void)[]): Admission {
  const leave = enter(inProgress, visit.personal ? Symbol(visit.internal) : visit.internal);
  const forget = turn && !visit.personal ? giveBackIfStored(visit.internal, turn) : null;
  let isDone = false;
  const done = () => {
    if (isDone) return;
    isDone = true;
    for (const end of [leave, ...leaving]) end();
    // The page may be answered before it is stored.
    if (forget) setTimeout(forget, STORED_WITHIN_MS).unref();
  };
  return { kind: 'render', done };
}

function refusalOf(error: unknown): Admission {
  if (!(error instanceof Refusal)) throw error;
  const status = error.code === 503 ? 503 : 429;
  metrics.rendersRefused.inc({ status });
  log.info({ refused: status, what: 'page' }, 'a request was refused');
  return { kind: 'refused', status, seconds: Number(error.headers['Retry-After'] ?? 60) };
}

/** Pending admissions by internal address: whether they were granted. */
const admissions = processState('renderAdmissions', () => new Map());

function requested(visit: PageVisit, turn: Turn | null, address: string): Promise<Admission> {
  const admission = counted(visit, turn, address);
  if (visit.personal) return admission;
  const isAdmitted = admission.then(
    () => true,
    () => false,
  );
  admissions.set(visit.internal, isAdmitted);
  void isAdmitted.then(
    () => admissions.get(visit.internal) === isAdmitted && admissions.delete(visit.internal),
  );
  return admission;
}

/**
 * Whether a page may be rendered for this visitor. Stored pages, and pages that are already being rendered,
 * are free; others are counted per visitor (429) and wait for their turn, or are refused (503). A rendering
 * whose page ends up stored does not count: the number of such pages is limited, and reading the whole site
 * must not be refused.
 */
export async function admit(request: PageRequest, isStored: IsStored): Promise<Admission> {
  const visit = pageVisit(request);
  if (!visit) return FREE;
  if (!visit.personal) {
    const { internal } = visit;
    if (inProgress.has(internal) || (await isStored(internal)) || inProgress.has(internal)) return FREE;
    const other = admissions.get(internal);
    if (other && (await other)) return FREE;
  }
  // No await from here to requested(), so that the next request finds this admission.
  const visitor = addressHeaders(request.headers);
  const address = addressOf(visitor);
  const turn: Turn | null = isUncounted(visitor)
    ? null
    : { rate: visit.search ? 'search' : 'draws', address };
  return requested(visit, turn, address).catch(refusalOf);
}

/** Used by server/ before the framework renders a page, and when a page was stored. */
export interface PageGate {
  admit(request: PageRequest, isStored: IsStored): Promise<Admission>;
  noteStored(internal: string): void;
}

/** Called at start: registers the gate for server/. */
export function openGate(): void {
  setProcessState('gate', { admit, noteStored });
}
