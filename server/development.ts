import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Everything that differs in development (`npm run dev`): the framework's tools need addresses, request
 * headers and ways of running code that the built site does not. The rest is as in production, except that
 * the page store is left out so that an edit is visible at once.
 */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

/** The framework's own addresses: hot updates, source maps, error overlay. */
const TOOLS = /^\/(_next\/(?!image)|__nextjs)/;

/** Passes requests of the framework's tools to it unchanged, and others to the site's own handler. */
export const besideTools =
  (framework: Handler, site: Handler): Handler =>
  (request, response) =>
    TOOLS.test(request.url ?? '') ? framework(request, response) : site(request, response);

/** The inline script that the framework adds in development: request names and version for hot updates. */
const TOOL_SCRIPT = /^self\.__next_r="[\w-]+";var __nextHmrInitialVersion="\w+";$/;

/** Whether an inline script is one of the framework's tools. */
export const isToolScript = (code: string): boolean => isDevelopment() && TOOL_SCRIPT.test(code);

/**
 * In development React uses `eval`, the error overlay has styles of its own, and hot updates use a WebSocket.
 * Inline scripts are still allowed by their hashes only, as in production.
 */
export const TOOL_SOURCES = {
  scripts: ["'unsafe-eval'"],
  styles: ["'unsafe-inline'"],
  connects: ['ws:'],
} as const;
