import { deserialize, serialize } from 'node:v8';
import type { MessagePort, Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';

/** Calls have deadlines of their own where they need one. */
const NO_TIMEOUT = -1;

/**
 * Connects the functions of two threads; calls arrive in the order in which they were made. Values are
 * serialised by V8 itself, since buffers would arrive as plain arrays of bytes otherwise.
 */
export const connect = <Theirs extends object, Ours extends object>(
  port: MessagePort | Worker,
  ours: Ours,
): BirpcReturn<Theirs, Ours> =>
  createBirpc<Theirs, Ours>(ours, {
    post: (data: Uint8Array) => port.postMessage(data),
    on: (take) => void port.on('message', take),
    serialize,
    deserialize: (data: Uint8Array) => deserialize(data),
    timeout: NO_TIMEOUT,
  });
