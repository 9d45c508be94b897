import type { OwsBody, OwsCall } from '@/lib/ows/client';
import { type Edit, mutate } from './mutate';

/** For tests: the reference back office with malformed answers. */
export interface SpoiltOffice {
  ask: (call: OwsCall) => Promise<OwsBody>;
  /** Applies edits to the answers of matching calls from now on. */
  spoil: (fits: (path: string) => boolean, edits: readonly Edit[]) => void;
  /** Number of malformed answers so far. */
  spoilt: () => number;
}

const MAX_ROWS = 6;

/** Lists are shortened, so that edits hit what is rendered. */
function shorten(body: Record<string, unknown>): Record<string, unknown> {
  return Array.isArray(body.rows) && body.rows.length < 200
    ? { ...body, rows: body.rows.slice(0, MAX_ROWS) }
    : body;
}

/** `address` is that of a running reference back office, with /ows. */
export function spoiltOffice(address: string): SpoiltOffice {
  const known = new Map<string, Record<string, unknown>>();
  let wanted: readonly Edit[] = [];
  let isMeant: (path: string) => boolean = () => false;
  let count = 0;

  async function real({ method, path: below, body, headers }: OwsCall): Promise<Record<string, unknown>> {
    const key = `${method} ${below} ${String(body)}`;
    const stored = known.get(key);
    if (stored) return stored;
    const answer = await fetch(address + below, {
      method,
      headers,
      body: method === 'POST' ? String(body) : undefined,
    });
    const json = shorten((await answer.json()) as Record<string, unknown>);
    known.set(key, json);
    return json;
  }

  return {
    ask: async (call) => {
      const body = await real(call);
      if (!isMeant(call.path)) return body;
      count += 1;
      return mutate(body, wanted);
    },
    spoil: (fits, edits) => {
      isMeant = fits;
      wanted = edits;
    },
    spoilt: () => count,
  };
}
