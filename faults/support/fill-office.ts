import { execFileSync } from 'node:child_process';
import { FILLED } from './settings';

/** Runs once before all fault tests: fills a back office's data folder with the content pack, for them to copy. */
export default function fillOffice(): void {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' as const, OWS_DATA_DIR: FILLED };
  execFileSync(process.execPath, ['--import', 'tsx/esm', 'ows/generate.ts', '0'], { env, stdio: 'inherit' });
}
