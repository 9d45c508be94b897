import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * What differs in development (`npm run dev`), all in one place: the framework's tools have addresses, request headers
 * and ways of running code that the built site has no use for. Everything else is that of production, but for the page
 * store, which is left out so that an edit is seen at once.
 */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

/** The framework's own addresses: hot updates, source maps, what its error overlay asks. */
const TOOLS = /^\/(_next\/(?!image)|__nextjs)/;

/** Hands requests of the framework's tools to it untouched, and the rest to the site's own handler. */
export const besideTools =
  (framework: Handler, site: Handler): Handler =>
  (request, response) =>
    TOOLS.test(request.url ?? '') ? framework(request, response) : site(request, response);

/** The one inline script that the framework adds in development: names of the request and version for hot updates. */
const TOOL_SCRIPT = /^self\.__next_r="[\w-]+";var __nextHmrInitialVersion="\w+";$/;

/** Whether an inline script is one of the framework's tools. */
export const isToolScript = (code: string): boolean => isDevelopment() && TOOL_SCRIPT.test(code);

/**
 * React runs code in development by `eval`, the error overlay brings styles of its own, and hot updates come by a
 * websocket. Inline scripts are still allowed by their hashes alone, as in production.
 */
export const TOOL_SOURCES = {
  scripts: ["'unsafe-eval'"],
  styles: ["'unsafe-inline'"],
  connects: ['ws:'],
} as const;
