import type {
  FileMatch,
  FilingContent,
  FilingCount,
  FilingEntry,
  FilingHistory,
  FilingQuery,
  FilingRow,
  FilingState,
  LogEntry,
  RecordedFiling,
  RecordKeys,
  SignedHead,
} from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import type { FilingKey } from '@/lib/record/filing-key';
import type { FilingRecord } from '@/lib/record/record';
import { LOCALES } from '@/lib/site/locales';
import {
  compareKeys,
  differs,
  hashOf,
  keyOf,
  matches,
  newestOf,
  type Versions,
  yearOf,
} from './filing-rules';

const ORIGIN = 'site.example/record';
const MINUTE_MS = 60_000;

/**
 * For tests: a record in memory, without signatures and proofs. Its clock begins at `start` (ISO 8601) and goes on a
 * minute with each version.
 */
export class FakeRecord implements FilingRecord {
  readonly #filings = new Map<string, Versions>();
  readonly #states = new Map<string, FilingState>();
  readonly #notes = new Map<string, string>();
  readonly #log: (LogEntry & { filing: RecordedFiling })[] = [];
  #now: number;

  constructor(start = '2025-03-28T09:31:00.000Z') {
    this.#now = Date.parse(start);
  }

  #time(): string {
    return new Date(this.#now).toISOString();
  }

  async keys(): Promise<RecordKeys> {
    const current = '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----\n';
    return { origin: ORIGIN, current, former: [], isDemonstration: true };
  }

  async head(): Promise<SignedHead> {
    const rootHash = hashOf(this.#log.map(({ leafHash }) => leafHash).join());
    const size = this.#log.length;
    const note = `${ORIGIN}\n${size}\n${rootHash}\n\n— ${ORIGIN} c2lnbmF0dXJl\n`;
    return { size, rootHash, time: this.#time(), note };
  }

  async entries(start: number, count: number): Promise<LogEntry[]> {
    const found = this.#log.slice(start, start + count);
    return found.map(({ index, leaf, leafHash }) => ({ index, leaf, leafHash }));
  }

  async inclusion(index: number, size: number) {
    const leafHash = this.#log[index]?.leafHash;
    if (leafHash === undefined || index >= size || size > this.#log.length) return null;
    return { index, size, leafHash, rootHash: (await this.head()).rootHash, path: [] };
  }

  async consistency(first: number, second: number) {
    if (first < 1 || first > second || second > this.#log.length) return null;
    const { rootHash } = await this.head();
    return { first, second, firstRoot: rootHash, secondRoot: rootHash, path: [] };
  }

  async history(id: string): Promise<FilingHistory[]> {
    return LOCALES.flatMap(({ code: locale }) => {
      const versions = this.#filings.get(keyOf({ id, locale }));
      return versions ? [{ locale, versions, state: this.#stateOf({ id, locale }) }] : [];
    });
  }

  #stateOf(key: FilingKey): FilingState {
    return this.#states.get(keyOf(key)) ?? 'published';
  }

  #rows(): FilingRow[] {
    const rows = [...this.#filings.values()].map((versions) => {
      const newest = newestOf(versions);
      return { ...newest, since: versions[0].firstSeen, state: this.#stateOf(newest) };
    });
    return rows.toSorted((a, b) => b.displayTime.localeCompare(a.displayTime) || b.index - a.index);
  }

  async filings(query: FilingQuery): Promise<{ rows: FilingRow[]; total: number }> {
    const found = this.#rows().filter((row) => matches(row, query));
    const from = (query.page - 1) * query.pageSize;
    return { rows: found.slice(from, from + query.pageSize), total: found.length };
  }

  async counts(): Promise<FilingCount[]> {
    const counts = new Map<string, FilingCount>();
    for (const row of this.#rows()) {
      const group = { locale: row.locale, year: yearOf(row), kind: row.kind };
      const key = Object.values(group).join();
      counts.set(key, { ...group, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    return [...counts.values()];
  }

  async latest(count: number, locale?: Locale): Promise<RecordedFiling[]> {
    const all = this.#log.map(({ filing }) => filing).toReversed();
    return all.filter((filing) => !locale || filing.locale === locale).slice(0, count);
  }

  async filesWith(sha256: string): Promise<FileMatch[]> {
    const fileOf = ({ files }: RecordedFiling) => files.find((one) => one.sha256 === sha256);
    return [...this.#filings.values()].flatMap((versions) => {
      const [oldest, newest] = [versions.find(fileOf), versions.findLast(fileOf)];
      const file = newest && fileOf(newest);
      if (!oldest || !file) return [];
      const replacedBy = versions.find(({ version }) => version === newest.version + 1) ?? null;
      return [{ filing: newest, file, since: oldest.firstSeen, replacedBy }];
    });
  }

  async since(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map(
      ids.flatMap((id) => {
        const versions = this.#filings.get(keyOf({ id, locale }));
        return versions ? [[id, versions[0].firstSeen] as const] : [];
      }),
    );
  }

  #appendOne(content: FilingContent, version: number): RecordedFiling {
    this.#now += MINUTE_MS;
    const entry: FilingEntry = { ...content, type: 'filing', version, firstSeen: this.#time() };
    const leaf = JSON.stringify(entry);
    const place = { index: this.#log.length, leafHash: hashOf(leaf) };
    const filing = { ...entry, ...place };
    this.#log.push({ ...place, leaf, filing });
    return filing;
  }

  async append(filings: readonly FilingContent[]): Promise<RecordedFiling[]> {
    return filings.flatMap((content) => {
      const versions = this.#filings.get(keyOf(content));
      if (versions && !differs(newestOf(versions), content)) return [];
      const filing = this.#appendOne(content, (versions?.length ?? 0) + 1);
      if (versions) versions.push(filing);
      else this.#filings.set(keyOf(content), [filing]);
      return [filing];
    });
  }

  async observe(key: FilingKey, state: FilingState): Promise<void> {
    this.#states.set(keyOf(key), state);
  }

  async lost(): Promise<Partial<Record<FilingState, number>>> {
    const lost: Partial<Record<FilingState, number>> = {};
    for (const { state } of this.#rows()) if (state !== 'published') lost[state] = (lost[state] ?? 0) + 1;
    return lost;
  }

  async keysAfter(after: FilingKey | null, count: number): Promise<FilingKey[]> {
    const keys = this.#rows().map(({ id, locale }): FilingKey => ({ id, locale }));
    return keys
      .toSorted(compareKeys)
      .filter((key) => !after || compareKeys(key, after) > 0)
      .slice(0, count);
  }

  async noted(name: string): Promise<string | null> {
    return this.#notes.get(name) ?? null;
  }

  async note(name: string, value: string): Promise<void> {
    this.#notes.set(name, value);
  }

  async close(): Promise<void> {
    this.#notes.clear();
  }
}
