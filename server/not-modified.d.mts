import type { IncomingMessage, ServerResponse } from 'node:http';

export function answerNotModified(request: IncomingMessage, response: ServerResponse): void;
