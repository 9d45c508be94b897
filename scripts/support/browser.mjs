import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.mjs';
import { Mistake } from './say.mjs';

/** The headless shell first: a full browser renders its own controls for every test, which takes a second each. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const FONTS = 'fonts-noto-cjk';

function installed(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...found, ...PLACES].find((path) => existsSync(path)) ?? null;
}

/**
 * The browser of the journeys: CHROMIUM_PATH, else an installed one, else Debian's, else Playwright's own. Returns
 * its path, or null where Playwright finds it itself.
 */
function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Mistake(`CHROMIUM_PATH is ${given}, but there is no such file.`);
  }
  const found = installed();
  if (found) return found;
  console.log('Installing a browser for the journeys …');
  if (installPackages([SHELL, 'chromium', FONTS], ['chromium', FONTS])) return installed();
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status === 0) return null;
  throw new Mistake('No browser could be installed: install Chromium and set CHROMIUM_PATH to it.');
}

/** A full browser, for what the headless shell lacks (the back/forward cache); null when there is none. */
const wholeBrowser = () => installed(NAMES.filter((name) => name !== SHELL));

/** Environment variables by which the journeys find their browsers; installs one where none is found. */
export function browserSettings() {
  const [browser, whole] = [ensureBrowser(), wholeBrowser()];
  return {
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    ...(whole ? { WHOLE_CHROMIUM_PATH: whole } : {}),
  };
}
