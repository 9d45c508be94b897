const AGENTS = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
};
const PATIENCE_MS = 20_000;

export interface Page {
  path: string;
  device: keyof typeof AGENTS;
}

export interface Visit {
  status: number;
  h1: string;
  /** The text of the page's main part, without what depends on the clock or the market. */
  text: string;
  html: string;
  headers: Headers;
  ms: number;
}

const words = (html: string): string =>
  html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export async function visit(origin: string, { path, device }: Page): Promise<Visit> {
  const began = performance.now();
  const headers = { 'user-agent': AGENTS[device] };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(origin + path, { headers, signal, redirect: 'manual' });
  const html = await answer.text();
  return {
    status: answer.status,
    h1: words(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''),
    text: words(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''),
    html,
    headers: answer.headers,
    ms: performance.now() - began,
  };
}

/** Visits all pages, this many at once; answers are in their order. */
export async function visitAll(origin: string, pages: readonly Page[], atOnce = 8): Promise<Visit[]> {
  const visits: Visit[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < pages.length; at = next++) {
      const page = pages[at];
      if (page) visits[at] = await visit(origin, page);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return visits;
}
