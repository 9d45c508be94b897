import { log } from '@/lib/runtime/log';
import type { RecordSettings } from '@/lib/runtime/record-settings';
import type { Database } from './database/database';
import { openDatabase } from './database/open-database';
import { LOCK } from './database/tables';
import { guarded } from './guard';
import { publicKeyText } from './keys/key';
import { openKey } from './keys/open-key';
import { originOf } from './log/checkpoint';
import type { FilingRecord } from './record';
import { recordOver } from './record-over';
import { reportState } from './record-state';
import { appendEntries, beginLog, type Signing } from './store/append-entries';
import { findDamage } from './store/find-damage';
import { nameIn, newestHead } from './store/heads';

export interface OpenOptions {
  settings: Pick<RecordSettings, 'folder' | 'databaseUrl' | 'key' | 'formerKeys'>;
  /** The site's public address, after which the log is named. */
  siteUrl: string;
  /** Called once if the database ends by itself and the record must be opened again. */
  lost?: (error: Error) => void;
  now?: () => Date;
}

/** An empty log gets its first head; a new key, or a new name of the log, is announced by an entry. */
async function prepareHead(database: Database, signing: Signing): Promise<void> {
  const publicKey = publicKeyText(signing.key);
  await database.transaction(async (query) => {
    await query(LOCK);
    const head = await newestHead(query);
    if (!head) return beginLog(query, signing);
    if (head.publicKey === publicKey && nameIn(head) === signing.origin) return;
    const since = signing.now().toISOString();
    await appendEntries(query, [{ type: 'key', publicKey, since }], signing);
  });
}

/**
 * The record over an open database, intact or damaged: compares the whole store with its newest head. Rejects
 * if the key is invalid.
 */
export async function recordOn(database: Database, options: OpenOptions): Promise<FilingRecord> {
  const { settings, siteUrl, now = () => new Date() } = options;
  const { formerKeys } = settings;
  const key = await openKey(settings);
  const signing = { origin: originOf(siteUrl), key, now };
  const damage = await database.transaction(async (query) => {
    await query('set transaction isolation level repeatable read');
    return findDamage(query, [publicKeyText(key), ...formerKeys]);
  });
  if (damage === null) await prepareHead(database, signing);
  else log.error({ damage }, 'the store of the record does not fit its signed head: nothing is recorded');
  const state = { damage };
  const standing = () => (state.damage === null ? 'open' : 'damaged');
  reportState(standing());
  return recordOver({ database: guarded(database, standing), signing, key, formerKeys, state });
}

/**
 * Opens database and key, and compares the whole store with its newest head. Rejects if one of them cannot be
 * opened; a damaged store is opened for reading only.
 */
export async function openFilingRecord(options: OpenOptions): Promise<FilingRecord> {
  const { settings, lost = () => undefined } = options;
  const database = await openDatabase(settings, { lost });
  try {
    return await recordOn(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}
