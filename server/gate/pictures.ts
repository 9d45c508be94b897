import { AsyncResource } from 'node:async_hooks';
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

export interface BoundedQueue {
  /** Runs `work` with the function that frees its slot; false when the queue is full. */
  enter(work: (leave: () => void) => void): boolean;
}

/** Runs up to `atOnce` tasks at a time; up to `waiting` others wait in a queue. */
export function boundedQueue(atOnce: number, waiting: number): BoundedQueue {
  const queue: (() => void)[] = [];
  let taken = 0;
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else taken -= 1;
  };
  return {
    enter(work) {
      // Within its own request, though another one makes room for it.
      const begin = AsyncResource.bind(() => work(leave));
      if (taken < atOnce) taken += 1;
      else if (queue.length < waiting) {
        queue.push(begin);
        return true;
      } else return false;
      begin();
      return true;
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
 * kept until then, but no longer than ABANDONED_MS.
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

type PictureHandler<R> = (request: { url?: string | undefined }, response: R, next: () => void) => void;

/**
 * Admits two requests for scaled pictures at a time. `refuse` answers those beyond the queue; other requests pass at
 * once.
 */
export function pictureGate<R extends PictureResponse>(
  refuse: (response: R, fault: RequestFault) => void,
  queue: BoundedQueue = boundedQueue(AT_ONCE, WAITING),
): PictureHandler<R> {
  return (request, response, next) => {
    const [path, search = ''] = (request.url ?? '').split('?');
    if (path !== SCALER) return next();
    const [picture, ...more] = new URLSearchParams(search).getAll('url');
    if (picture === undefined || more.length > 0 || !isNormal(picture))
      return refuse(response, { status: 400, headers: {} });
    const isLetIn = queue.enter((leave) => {
      const finish = onceAnswered(response, leave);
      if (response.destroyed) finish();
      else next();
    });
    if (!isLetIn) refuse(response, { status: 503, headers: { 'Retry-After': String(COME_AGAIN_SECONDS) } });
  };
}
