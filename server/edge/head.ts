import type { ServerResponse } from 'node:http';

/** The headers of an answer, however they were passed to `writeHead`. */
export interface Head {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/** Headers as alternating names and values. */
function listHead(list: string[]): Head {
  const find = (name: string): number => {
    const wanted = name.toLowerCase();
    for (let at = 0; at < list.length; at += 2) if (list[at]?.toLowerCase() === wanted) return at;
    return -1;
  };
  return {
    get(name) {
      const at = find(name);
      return at < 0 ? undefined : list[at + 1];
    },
    set(name, value) {
      const at = find(name);
      if (at < 0) list.push(name, value);
      else list[at + 1] = value;
    },
    remove(name) {
      for (let at = find(name); at >= 0; at = find(name)) list.splice(at, 2);
    },
  };
}

const responseHead = (response: ServerResponse): Head => ({
  get: (name) => response.getHeader(name)?.toString(),
  set: (name, value) => void response.setHeader(name, value),
  remove: (name) => response.removeHeader(name),
});

/** Calls `change` with the complete headers of an answer just before they are written. */
export function beforeHead(response: ServerResponse, change: (head: Head) => void): void {
  const { writeHead } = response;
  response.writeHead = (...args: unknown[]) => {
    const last = args.at(-1);
    if (Array.isArray(last)) {
      // A copy, since the list belongs to a stored answer that other visitors get as well.
      const list = last.map(String);
      change(listHead(list));
      return Reflect.apply(writeHead, response, [...args.slice(0, -1), list]);
    }
    if (typeof last === 'object' && last !== null) {
      for (const [name, value] of Object.entries(last)) response.setHeader(name, value);
      args.pop();
    }
    change(responseHead(response));
    return Reflect.apply(writeHead, response, args);
  };
}
