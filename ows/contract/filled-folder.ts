import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embedded } from './engines';
import { TEST_PACK } from './process';

/** Gives each test of a block a data folder with a filled store, and a back office's settings for it. */
export function filledFolder(): { dataDir: string; env: Record<string, string> } {
  const own = { dataDir: '', env: {} as Record<string, string> };
  beforeEach(async () => {
    own.dataDir = await mkdtemp(path.join(tmpdir(), 'ows-test-'));
    await embedded.prepare(own.dataDir);
    own.env = { APP_ENV: 'dev', OWS_DATA_DIR: own.dataDir, OWS_CONTENT_DIR: TEST_PACK };
  });
  afterEach(() => rm(own.dataDir, { recursive: true, force: true }));
  return own;
}
