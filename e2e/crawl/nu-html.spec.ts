import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PHONE } from '../support/devices';
import { elderState } from '../support/elder';
import { templatePaths } from './templates';

const JAR = 'node_modules/vnu-jar/build/dist/vnu.jar';
const MB = 1024 * 1024;
/** For a process of seconds: the compiler that starts fast, and no garbage collector beside it. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

interface Message {
  type: string;
  url: string;
  message: string;
  lastLine?: number;
  extract?: string;
}

/** Why the checker cannot run here; null when it can. */
function missing(): string | null {
  if (!existsSync(JAR)) return `${JAR} is not there: npm install brings it`;
  const java = spawnSync('java', ['-version']);
  return java.status === 0 ? null : 'there is no Java: install default-jre-headless';
}

/** Errors of all pages of a folder, from the checker's process. */
function errorsIn(folder: string): string[] {
  const checker = ['-jar', JAR, '--format', 'json', '--stdout', '--exit-zero-always'];
  const args = [...SHORT_LIVED, '-Xss4m', ...checker, folder];
  const { messages } = JSON.parse(execFileSync('java', args, { encoding: 'utf8', maxBuffer: 64 * MB })) as {
    messages: Message[];
  };
  const serious = messages.filter(({ type }) => type !== 'info');
  return serious.map(
    ({ url, message, extract = '' }) =>
      `${url.split('/').pop()}: ${message} | ${extract.replace(/\s+/g, ' ')}`,
  );
}

/** Visitors by the edition that they get: what they send, and the languages tried. */
const VISITORS = [
  { edition: 'desktop', elsewhere: 'zh', sent: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' } },
  { edition: 'phone', elsewhere: 'en', sent: { userAgent: PHONE.userAgent } },
  { edition: 'elder', elsewhere: 'en', sent: { storageState: elderState() } },
] as const;

/** In another environment one language for each edition: templates and sample content belong together. */
const isTried = (path: string, { elsewhere }: (typeof VISITORS)[number]): boolean =>
  !process.env.BASE_URL || (elsewhere === 'en') === /^\/en(\/|$)/.test(path);

const fileOf = (edition: string, path: string): string =>
  `${edition}${path.replace(/[^\w-]+/g, '.').replace(/\.$/, '')}.html`;

test('RT-01 every template is HTML without an error, in both languages and all editions', async ({
  playwright,
  baseURL,
}, { outputDir }) => {
  const reason = missing();
  if (reason && process.env.CI === 'true') throw new Error(`The Nu HTML checker cannot run: ${reason}`);
  test.skip(reason !== null, `The Nu HTML checker cannot run: ${reason}`);
  test.setTimeout(1_800_000);
  mkdirSync(outputDir, { recursive: true });

  let count = 0;
  for (const visitor of VISITORS) {
    const request = await playwright.request.newContext({ baseURL, ...visitor.sent });
    // With an info the address is the complaint form itself, not its entry.
    await request.get('/online-complaints?info=journey');
    for (const path of (await templatePaths(request)).filter((one) => isTried(one, visitor))) {
      const response = await request.get(path);
      writeFileSync(join(outputDir, fileOf(visitor.edition, path)), await response.body());
      count += 1;
    }
    await request.dispose();
  }
  expect(count).toBeGreaterThan(process.env.BASE_URL ? 100 : 300);
  expect(errorsIn(outputDir)).toEqual([]);
});
