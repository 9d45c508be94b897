import path from 'node:path';
import { StartProblem } from './problem';
import { fixedClock, flag, logLevel, webAddress, wholeNumber } from './values';

const UNSIGNED_ENVIRONMENTS = new Set(['sit', 'dev', 'preprod', 'prodPreview']);

export type Signing = { appKey: string; secret: string };
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  contentDir: string;
  databaseUrl: string | null;
  /** Null where the environment accepts unsigned calls. */
  signing: Signing | null;
  /** Null leaves the generated articles in the store as they are. */
  articles: number | null;
  faults: boolean;
  /** Where getUserInfo sends a visitor who has not signed in. */
  authUrl: string;
  clock: () => Date;
  /** For all callers together. */
  searchesPerSecond: number;
  logLevel: string;
};

type Environment = Record<string, string | undefined>;

/** Reads and validates the whole configuration; throws a StartProblem with one sentence. */
export function readConfig(env: Environment, cwd: string): Config {
  return {
    ...readStoreConfig(env, cwd),
    port: wholeNumber(env, { name: 'OWS_PORT', fallback: 4100, min: 0, max: 65_535 }),
    host: env.OWS_HOST || '127.0.0.1',
    signing: readSigning(env),
    articles: env.OWS_ARTICLES
      ? wholeNumber(env, { name: 'OWS_ARTICLES', fallback: 0, min: 0, max: 1e6 })
      : null,
    faults: flag(env, 'OWS_FAULTS'),
    authUrl: webAddress(env, { name: 'OWS_AUTH_URL', fallback: 'https://passport.example.com/complaints' }),
    clock: fixedClock(env, 'OWS_CLOCK'),
    searchesPerSecond: wholeNumber(env, {
      name: 'OWS_SEARCHES_PER_SECOND',
      fallback: 200,
      min: 1,
      max: 100_000,
    }),
    logLevel: logLevel(env, 'OWS_LOG_LEVEL'),
  };
}

export type StoreConfig = Pick<Config, 'dataDir' | 'contentDir' | 'databaseUrl'>;

/** Configuration of the generator, which opens the store and does not listen. */
export function readStoreConfig(env: Environment, cwd: string): StoreConfig {
  return {
    dataDir: path.resolve(cwd, env.OWS_DATA_DIR || '.data/ows'),
    contentDir: path.resolve(cwd, env.OWS_CONTENT_DIR || 'ows/content'),
    databaseUrl: readDatabaseUrl(env),
  };
}

function readDatabaseUrl(env: Environment): string | null {
  const url = env.DATABASE_URL;
  if (!url) return null;
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new StartProblem('DATABASE_URL must be a PostgreSQL address such as postgres://user@host:5432/name.');
}

function readSigning(env: Environment): Signing | null {
  if (UNSIGNED_ENVIRONMENTS.has(env.APP_ENV ?? '')) return null;
  const secret = env.OWS_APP_SECRET;
  if (!secret) {
    throw new StartProblem(
      'OWS_APP_SECRET is missing: calls are signed unless APP_ENV is sit, dev, preprod or prodPreview.',
    );
  }
  return { appKey: env.OWS_APP_KEY || 'haixu-site', secret };
}
