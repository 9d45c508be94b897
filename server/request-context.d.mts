import type { IncomingMessage } from 'node:http';

export function inRequest<T>(request: Pick<IncomingMessage, 'headers'>, work: () => T): T;
export function requestId(): string | undefined;
