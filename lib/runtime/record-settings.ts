import type { z } from 'zod';
import { type Environment, SettingError } from './env-schema';

export interface RecordSettings {
  /** Folder of the embedded database, the kept files and the demonstration key. */
  folder: string;
  /** PostgreSQL; null: the database embedded in this process. */
  databaseUrl: string | null;
  /** Private Ed25519 key that signs heads, PKCS #8 in Base64; null: a demonstration key is generated. */
  key: string | null;
  /** Public keys of former signing keys, SubjectPublicKeyInfo in Base64, newest first. */
  formerKeys: readonly string[];
  /** Size limit of the kept files. */
  filesMb: number;
  /** Rate limit of the nightly walk over all filings. */
  callsPerMinute: number;
}

/**
 * The settings of the record; null where it is off, as it is for several processes without a shared database,
 * since the embedded one serves only one process. Processes that share a database must share a key, too.
 * Throws a SettingError.
 */
export function recordOf(env: z.output<typeof Environment>): RecordSettings | null {
  if (env.RECORD === 'off') return null;
  if (env.PROCESSES > 1 && !env.RECORD_DATABASE_URL) return null;
  if (env.RECORD_DATABASE_URL && !env.RECORD_KEY)
    throw new SettingError('setting RECORD_DATABASE_URL: needs RECORD_KEY');
  return {
    folder: env.RECORD_DIR,
    databaseUrl: env.RECORD_DATABASE_URL ?? null,
    key: env.RECORD_KEY ?? null,
    formerKeys: env.RECORD_FORMER_KEYS,
    filesMb: env.RECORD_FILES_MB,
    callsPerMinute: env.RECORD_CALLS_PER_MINUTE,
  };
}
