import { AsyncResource } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { Rotation } from '@/lib/base/rotation';
import { addressHeaders, clientAddress } from '@/lib/gate/client-address';
import { env } from '@/lib/runtime/env';
import type { RequestFault } from './plain-answer';

const SCALER = '/_next/image';
/** Concurrency limit: scaling a picture occupies a core for about 100 ms. */
const AT_ONCE = 2;
const WAITING = 100;
const COME_AGAIN_SECONDS = 5;
/** How long the scaling of a picture may take after its visitor has left. */
const ABANDONED_MS = 30_000;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Whether a picture's address is spelled as it should be, plain or percent-encoded: no query, no dot
 * segments, no other encoding.
 */
function isNormal(picture: string): boolean {
  const plain = decoded(picture);
  if (plain === null || !/^\/[^/]/.test(plain) || /[%?#\\]/.test(plain)) return false;
  const spellings = [plain, encodeURI(plain), plain.split('/').map(encodeURIComponent).join('/')];
  return spellings.includes(picture) && new URL(`http://site${plain}`).pathname === encodeURI(plain);
}

interface Task {
  /** Called with the function that frees its slot. */
  begin: (leave: () => void) => void;
  /** Called instead when there is no room. */
  refuse: () => void;
}

export interface FairQueue {
  enter(visitor: string, task: Task): void;
}

/**
 * Runs up to `atOnce` tasks at a time; up to `waiting` others wait, and visitors take turns. When the queue is full,
 * the visitor with the most makes room for one who would have fewer.
 */
export function fairQueue(atOnce: number, waiting: number): FairQueue {
  const queue = new Rotation<Task>();
  let taken = 0;
  const leave = () => {
    const next = queue.next();
    if (next) next.begin(leave);
    else taken -= 1;
  };
  return {
    enter(visitor, { begin, refuse }) {
      if (taken < atOnce) {
        taken += 1;
        return begin(leave);
      }
      const isFull = queue.size >= waiting;
      const crowdedOut = isFull ? queue.takeFromLargest(queue.countOf(visitor) + 1) : undefined;
      if (isFull && !crowdedOut) return refuse();
      crowdedOut?.refuse();
      // Within its own request, though another one makes room for it.
      queue.add(visitor, { begin: AsyncResource.bind(begin), refuse: AsyncResource.bind(refuse) });
    },
  };
}

interface PictureResponse {
  destroyed: boolean;
  writeHead: (...head: never[]) => unknown;
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Calls `done` once, when the answer's headers are known. Scaling goes on for a visitor who has left, so the slot is
 * kept until the renderer has answered (renderer/forward.ts), but no longer than ABANDONED_MS.
 */
function onceAnswered(response: PictureResponse, done: () => void): () => void {
  const { writeHead } = response;
  let open = true;
  const finish = () => {
    if (open) done();
    open = false;
  };
  response.writeHead = (...head: unknown[]) => {
    finish();
    return Reflect.apply(writeHead, response, head);
  };
  response.once('close', () => {
    if (open) setTimeout(finish, ABANDONED_MS).unref();
  });
  return finish;
}

interface PictureRequest {
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Whether the request is for a scaled picture. */
export const isForPicture = ({ url }: PictureRequest): boolean => url?.split('?', 1)[0] === SCALER;

type PictureHandler<R> = (request: PictureRequest, response: R, next: () => void) => void;

const FULL: RequestFault = { status: 503, headers: { 'Retry-After': String(COME_AGAIN_SECONDS) } };

/**
 * Admits two requests for scaled pictures at a time, of visitors in turn. `refuse` answers those beyond the queue;
 * other requests pass at once.
 */
export function pictureGate<R extends PictureResponse>(
  refuse: (response: R, fault: RequestFault) => void,
  queue: FairQueue = fairQueue(AT_ONCE, WAITING),
): PictureHandler<R> {
  return (request, response, next) => {
    if (!isForPicture(request)) return next();
    const [, search = ''] = (request.url ?? '').split('?');
    const [picture, ...more] = new URLSearchParams(search).getAll('url');
    if (picture === undefined || more.length > 0 || !isNormal(picture))
      return refuse(response, { status: 400, headers: {} });
    const begin = (leave: () => void) => {
      const finish = onceAnswered(response, leave);
      if (response.destroyed) finish();
      else next();
    };
    const visitor = clientAddress(addressHeaders(request.headers), env().trustedProxies);
    queue.enter(visitor, { begin, refuse: () => refuse(response, FULL) });
  };
}
