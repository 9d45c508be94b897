import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** Secret that marks requests of this process to itself. */
    ownToken: string;
  }
}

/** Header that carries this secret. */
export const OWN_HEADER = 'x-own-request';

/** Set along with it if the request is to be answered like any visitor's, including from stored pages. */
export const VISIT_HEADER = 'x-own-visit';

/** Generated once per process and shared by the framework's bundles and by the thread that renders. */
export const ownToken = (): string => processState('ownToken', () => randomBytes(32).toString('hex'));

/** Headers that mark a request of this process to itself. */
export const ownHeaders = (): Record<string, string> => ({ [OWN_HEADER]: ownToken() });

/** The same for a request that is to be answered like a visitor's, without being counted. */
export const ownVisitHeaders = (): Record<string, string> => ({ ...ownHeaders(), [VISIT_HEADER]: '1' });

/** Whether the headers of a request contain this process's token. */
export function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const given = Buffer.from(String(headers[OWN_HEADER] ?? ''));
  const token = Buffer.from(ownToken());
  return given.length === token.length && timingSafeEqual(given, token);
}
