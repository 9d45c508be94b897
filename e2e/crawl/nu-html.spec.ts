import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PHONE } from '../support/devices';
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

const fileOf = (device: string, path: string): string =>
  `${device}${path.replace(/[^\w-]+/g, '.').replace(/\.$/, '')}.html`;

test('RT-01 every template is HTML without an error, in both languages and on both devices', async ({
  playwright,
  baseURL,
}, { outputDir }) => {
  const reason = missing();
  if (reason && process.env.CI === 'true') throw new Error(`The Nu HTML checker cannot run: ${reason}`);
  test.skip(reason !== null, `The Nu HTML checker cannot run: ${reason}`);
  test.setTimeout(240_000);
  mkdirSync(outputDir, { recursive: true });

  const agents = { desktop: 'Mozilla/5.0 (X11; Linux x86_64)', phone: PHONE.userAgent ?? '' };
  let count = 0;
  for (const [device, userAgent] of Object.entries(agents)) {
    const request = await playwright.request.newContext({ baseURL, userAgent });
    // With an info the address is the complaint form itself, not its entry.
    await request.get('/online-complaints?info=journey');
    for (const path of await templatePaths(request)) {
      const response = await request.get(path);
      writeFileSync(join(outputDir, fileOf(device, path)), await response.body());
      count += 1;
    }
    await request.dispose();
  }
  expect(count).toBeGreaterThan(200);
  expect(errorsIn(outputDir)).toEqual([]);
});
