import type { ShownPage, StoredPages } from './stored-pages';

interface Parts {
  stored: Pick<StoredPages, 'now' | 'look'>;
  renew: (address: string) => void;
  compress: (address: string) => void;
  /** Counts a visit to this page. */
  note: (address: string) => void;
}

/** Stored pages by internal address. A stale one is renewed after it has been handed out. */
export interface VisitorPages {
  /** The page where it is in memory; null where `look` is needed. */
  now(address: string): ShownPage | null;
  /** The page from memory, disk or Redis, or null. */
  look(address: string): Promise<ShownPage | null>;
}

/** Stored pages for visitors; counts each visit, renews a stale page, and compresses a plain one. */
export function visitorPages({ stored, renew, compress, note }: Parts): VisitorPages {
  const seen = (address: string, page: ShownPage | null): ShownPage | null => {
    if (!page || page.state === 'missing') return page;
    note(address);
    if (page.state === 'stale') renew(address);
    if ('plain' in page.value.forms) compress(address);
    return page;
  };
  return {
    now: (address) => seen(address, stored.now(address)),
    look: async (address) => seen(address, await stored.look(address)),
  };
}
