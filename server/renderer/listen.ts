import type { Server } from 'node:http';

/**
 * Connections that may wait for the renderer's thread; the kernel bounds it (`net.core.somaxconn`). On a Unix socket
 * one beyond the backlog fails at once, and with Node's own of 511 visitors were refused in the seconds in which a
 * process renders its first pages.
 */
const BACKLOG = 4096;

/** Listens on the Unix socket on which the main thread passes requests on. */
export function listenForMain(server: Server, path: string, done: () => void): void {
  server.listen({ path, backlog: BACKLOG }, done);
}
