import type { FilingContent, RecordKeys } from '@/lib/model/record';
import { log } from '@/lib/runtime/log';
import type { Database, Query } from './database/database';
import { LOCK } from './database/tables';
import { pemOf, publicKeyText } from './keys/key';
import type { OpenedKey } from './keys/open-key';
import { type FilingRecord, RecordError } from './record';
import { reportState } from './record-state';
import type { Signing } from './store/append-entries';
import { appendFilings } from './store/append-filings';
import { knownKeys, newestHead } from './store/heads';
import { readCounts, readFilings, readLatest } from './store/lists';
import { readFilesWith, readHistory, readKeysAfter, readSince } from './store/look-ups';
import { readLost, readNote, writeNote, writeState } from './store/observations';
import { consistencyProof, inclusionProof, readEntries } from './store/proofs';

interface Parts {
  database: Database;
  signing: Signing;
  key: OpenedKey;
  formerKeys: readonly string[];
  /** Why nothing is appended any more; null while the store is intact. */
  state: { damage: string | null };
}

async function readHead(query: Query) {
  const head = await newestHead(query);
  if (!head) throw new RecordError('damaged', 'the log has no head');
  const { size, rootHash, time, note } = head;
  return { size, rootHash, time, note };
}

async function readKeys({ database, signing, key, formerKeys }: Parts): Promise<RecordKeys> {
  const own = publicKeyText(key);
  const former = new Set([...(await knownKeys(database.query)), ...formerKeys]);
  former.delete(own);
  const { isDemonstration } = key;
  return { origin: signing.origin, current: pemOf(own), former: [...former].map(pemOf), isDemonstration };
}

function appender({ database, signing, state }: Parts) {
  const refuse = (damage: string): never => {
    throw new RecordError('damaged', damage);
  };

  function noteDamage(error: unknown): void {
    if (!(error instanceof RecordError) || error.failure !== 'damaged') return;
    state.damage = error.message;
    reportState('damaged');
    log.error({ damage: error.message }, 'the store of the record is damaged: nothing is recorded any more');
  }

  return async (filings: readonly FilingContent[]) => {
    if (state.damage !== null) return refuse(state.damage);
    if (filings.length === 0) return [];
    try {
      return await database.transaction(async (query) => {
        await query(LOCK);
        return appendFilings(query, filings, signing);
      });
    } catch (error) {
      noteDamage(error);
      throw error;
    }
  };
}

/** The record over an opened database. */
export function recordOver(parts: Parts): FilingRecord {
  const { database } = parts;
  const { query } = database;
  return {
    keys: () => readKeys(parts),
    head: () => readHead(query),
    entries: (start, count) => readEntries(query, start, count),
    inclusion: (index, size) => inclusionProof(query, index, size),
    consistency: (first, second) => consistencyProof(query, first, second),
    history: (id) => readHistory(query, id),
    filings: (wanted) => readFilings(query, wanted),
    counts: () => readCounts(query),
    latest: (count, locale) => readLatest(query, count, locale),
    filesWith: (sha256) => readFilesWith(query, sha256),
    since: (locale, ids) => readSince(query, locale, ids),
    append: appender(parts),
    observe: (key, state) => writeState(query, key, state),
    lost: () => readLost(query),
    keysAfter: (after, count) => readKeysAfter(query, after, count),
    noted: (name) => readNote(query, name),
    note: (name, value) => writeNote(query, name, value),
    close: () => database.close(),
  };
}
