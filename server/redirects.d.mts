import type { IncomingMessage, ServerResponse } from 'node:http';

export function sendMoved(request: IncomingMessage, response: ServerResponse): boolean;
