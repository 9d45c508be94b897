/**
 * How long the finder's map takes to be usable, in Chromium on a CPU slowed four times, against a running site:
 * SITE=http://localhost:3000 CHROMIUM_PATH=/usr/bin/chromium node scripts/bench/outlet-map.mjs
 */
import { chromium, devices } from '@playwright/test';

const { SITE = 'http://localhost:3000', CHROMIUM_PATH, RUNS = '5', SLOWER = '4' } = process.env;
const OUTLETS = '/branch';

/** On a phone the map is opened by a button: from its click to the first marker, and to an answered click on it. */
async function measure(browser) {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  await page.goto(SITE + OUTLETS, { waitUntil: 'networkidle' });
  // The first act loads the framework; the map's own time begins after it.
  await page.mouse.wheel(0, 1);
  await page.waitForSelector('html[data-awake]', { state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(SLOWER) });
  const times = await page.evaluate(async () => {
    const until = (found) =>
      new Promise((resolve) => {
        const look = () => (found() ? resolve(performance.now()) : requestAnimationFrame(look));
        look();
      });
    const open = [...document.querySelectorAll('fieldset button[aria-pressed]')].at(1);
    open.scrollIntoView({ block: 'start' });
    const start = performance.now();
    open.click();
    const rendered = await until(() => document.querySelector('.leaflet-marker-icon[aria-label]'));
    const first = document.querySelector('.leaflet-control-zoom-out');
    const before = document.querySelectorAll('.leaflet-marker-icon[aria-label]').length;
    first.click();
    const answered = await until(
      () =>
        document.querySelector('.leaflet-zoom-anim') ||
        before !== document.querySelectorAll('.leaflet-marker-icon[aria-label]').length,
    );
    return { rendered: rendered - start, answered: answered - start };
  });
  await context.close();
  return times;
}

const browser = await chromium.launch({
  executablePath: CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
const runs = [];
for (let at = 0; at < Number(RUNS); at += 1) runs.push(await measure(browser));
await browser.close();
const median = (name) => runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
const summary = (name) =>
  `${name}: median ${Math.round(median(name))} ms, ${runs.map((run) => Math.round(run[name])).join(', ')}`;
process.stdout.write(`CPU slowed ${SLOWER} times\n${summary('drawn')}\n${summary('answered')}\n`);
