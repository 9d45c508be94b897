import type { PageStore, Pages } from '@/lib/runtime/pages';

/** An empty page store, with some of its parts replaced. */
export function emptyPages({
  store,
  ...more
}: Partial<Omit<Pages, 'store'>> & { store?: Partial<PageStore> } = {}): Pages {
  return {
    store: {
      get: async () => null,
      set: async () => undefined,
      postpone: async () => false,
      has: async () => false,
      peek: async () => null,
      withdraw: async () => undefined,
      newestMark: () => 0,
      mark: async () => [],
      ...store,
    },
    policyOf: () => '',
    revalidate: async () => 0,
    log: { error: () => undefined },
    ...more,
  };
}
