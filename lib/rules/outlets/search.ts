import 'server-only';
import { LRUCache } from 'lru-cache';
import { pinyin } from 'pinyin-pro';
import type { Outlet } from '@/lib/model/outlets';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    outletKeys: LRUCache<string, Keys>;
  }
}

/** What a search compares of one outlet. */
interface Keys {
  /** All searchable texts, in lower case. */
  text: string;
  /** Pinyin of name, city and province without spaces, starting at each syllable. */
  spelled: string[];
  /** First letters of the syllables. */
  initials: string;
}

const HAN_RUN = /\p{Script=Han}+/gu;
const SPELLING = /^[a-z]+$/;

const syllablesOf = (text: string): string[] =>
  (text.match(HAN_RUN) ?? []).flatMap((run) => pinyin(run, { toneType: 'none', type: 'array', v: true }));

function keysOf(outlet: Outlet): Keys {
  const { name, officialName, address, cityName, provinceName, code, city } = outlet;
  const text = [name, officialName, address, cityName, provinceName, code, city].join('\n').toLowerCase();
  const syllables = [cityName, provinceName, officialName].map(syllablesOf);
  return {
    text,
    spelled: syllables.flatMap((list) => list.map((_, at) => list.slice(at).join(''))),
    initials: syllables.map((list) => list.map((one) => one.slice(0, 1)).join('')).join(' '),
  };
}

const MAX_KNOWN = 5000;
/** Cached by id, names and address, since converting to pinyin is slow. */
const known = processState('outletKeys', () => new LRUCache({ max: MAX_KNOWN }));

function rememberedKeys(outlet: Outlet): Keys {
  const id = [outlet.id, outlet.name, outlet.officialName, outlet.address].join('\n');
  const cached = known.get(id);
  if (cached) return cached;
  const keys = keysOf(outlet);
  known.set(id, keys);
  return keys;
}

function holds({ text, spelled, initials }: Keys, word: string): boolean {
  if (text.includes(word)) return true;
  if (!SPELLING.test(word)) return false;
  return spelled.some((one) => one.startsWith(word)) || (word.length > 1 && initials.includes(word));
}

/** Outlets that match every word: part of name, address, city, province or code, pinyin, or its initials. */
export function searchOutlets(outlets: readonly Outlet[], keyword: string): Outlet[] {
  const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...outlets];
  return outlets.filter((outlet) => {
    const keys = rememberedKeys(outlet);
    return words.every((word) => holds(keys, word));
  });
}
