import 'server-only';
import { TAGS } from '@/lib/base/cache';
import type { PersonKind } from '@/lib/model/people';
import { fetchMarketingPeople, type RawMarketingPerson } from '@/lib/ows/contract/people';
import { newestMark } from '@/lib/runtime/marks';
import { processState } from '@/lib/runtime/process-state';
import { plain } from './plain';

/** How long the published lists serve all checks of a process, unless all pages are invalidated. */
const KEPT_MS = 60_000;

type Index = ReadonlyMap<string, readonly RawMarketingPerson[]>;

interface Kept {
  /** When the list was requested, in milliseconds since the epoch. */
  at: number;
  people: Index;
}

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    checkedPeople: Map<PersonKind, Kept>;
  }
}

const kept = processState('checkedPeople', () => new Map());

/** The people of a list by their plain names and numbers. */
function indexOf(rows: readonly RawMarketingPerson[]): Index {
  const index = new Map<string, RawMarketingPerson[]>();
  for (const row of rows)
    for (const key of new Set([plain(row.USER_NAME), plain(row.CERT_NO)])) {
      const same = index.get(key);
      if (same) same.push(row);
      else index.set(key, [row]);
    }
  return index;
}

async function peopleOf(kind: PersonKind): Promise<Index> {
  const known = kept.get(kind);
  if (known && Date.now() - known.at < KEPT_MS && newestMark([TAGS.pages]) < known.at) return known.people;
  const at = Date.now();
  const people = indexOf(await fetchMarketingPeople(kind, '', 'read'));
  kept.set(kind, { at, people });
  return people;
}

/**
 * Marketing persons and witnesses whose plain name or number this is. The contract answers either kind as one whole
 * list, so all checks share it: a check sends no call of its own, and the back office does not learn the name. Rejects
 * when the back office fails, however old the last list is.
 */
export async function findMarketingPeople(wanted: string): Promise<RawMarketingPerson[]> {
  const lists = await Promise.all([peopleOf('business'), peopleOf('witness')]);
  return lists.flatMap((people) => people.get(wanted) ?? []);
}
