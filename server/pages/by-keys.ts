import type { PageStore } from '@/lib/runtime/pages';
import { addressWithin } from './address';

interface Watchers {
  /** A page has been stored. */
  stored(address: string): void;
  /** The rendering of a page has ended, with a page or without. */
  ended(address: string): void;
}

/** Adapts the store to the framework's cache keys, which contain the internal address of a page. */
export function byKeys(store: PageStore, { stored, ended }: Watchers): PageStore {
  return {
    get: (key) => store.get(addressWithin(key)),
    async set(key, value, lifetime) {
      const address = addressWithin(key);
      await store.set(address, value, lifetime);
      stored(address);
      ended(address);
    },
    async postpone(key, seconds) {
      const isKept = await store.postpone(addressWithin(key), seconds);
      ended(addressWithin(key));
      return isKept;
    },
    has: (key) => store.has(addressWithin(key)),
    peek: (key) => store.peek(addressWithin(key)),
    async withdraw(key, value) {
      await store.withdraw(addressWithin(key), value);
      ended(addressWithin(key));
    },
    newestMark: (tags) => store.newestMark(tags),
    mark: (tags) => store.mark(tags),
  };
}
