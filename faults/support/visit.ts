import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export const AGENTS = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
};
/** Longer than any answer may take, even of a process that stood still for longer than the time budget of a page. */
export const ANSWER_TIMEOUT_MS = 30_000;

export interface Page {
  path: string;
  device: keyof typeof AGENTS;
}

/** An answer as it is received. */
interface Received {
  status: number;
  html: string;
  headers: Headers;
}

export interface Visit extends Received {
  h1: string;
  /** The text of the page's main part, without what depends on the clock or the market. */
  text: string;
  ms: number;
}

/** Sends a GET for a path with these headers, and follows no redirect. */
export type Get = (path: string, headers: Record<string, string>) => Promise<Received>;

/** What is visited: a server over HTTP by its origin, or anything else by how it is asked. */
type Destination = string | Get;

const words = (html: string): string =>
  html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const over =
  (origin: string): Get =>
  async (path, headers) => {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const answer = await fetch(origin + path, { headers, signal, redirect: 'manual' });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };

/** Headers of Node's own client, as `fetch` has them. */
export const headersOf = ({ headers }: { headers: IncomingHttpHeaders }): Headers =>
  new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));

/** Over a connection of its own each time. */
export const overOwnConnection =
  (origin: string): Get =>
  (path, headers) =>
    new Promise((done, fail) => {
      const options = { headers, agent: false, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) };
      const sent = get(origin + path, options, (answer) => {
        const headers = headersOf(answer);
        text(answer).then((html) => done({ status: answer.statusCode ?? 0, html, headers }), fail);
      });
      sent.on('error', fail);
    });

export async function visit(to: Destination, { path, device }: Page): Promise<Visit> {
  const ask = typeof to === 'string' ? over(to) : to;
  const began = performance.now();
  const { status, html, headers } = await ask(path, { 'user-agent': AGENTS[device] });
  return {
    status,
    h1: words(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''),
    text: words(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''),
    html,
    headers,
    ms: performance.now() - began,
  };
}

/** Visits all pages, this many at once; answers are in their order. */
export async function visitAll(to: Destination, pages: readonly Page[], atOnce = 8): Promise<Visit[]> {
  const visits: Visit[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < pages.length; at = next++) {
      const page = pages[at];
      if (page) visits[at] = await visit(to, page);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return visits;
}
