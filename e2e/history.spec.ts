import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { ROUTES } from '@/lib/site/route-table';
import { findRoute } from '@/lib/site/routes';

/** Routes that need a query. */
const QUERIES: Readonly<Record<string, string>> = {
  '/detail': '?type=news&id=1012',
  '/twin': '?id=1012',
  '/public-disclosure/ann_article': '?id=300',
  '/investor-relations/intro/branch/publicity': '?branchNo=1000',
  '/branch-company': '?compId=1000',
};
const ADDRESSES = ROUTES.map(({ path }) => path + (QUERIES[path] ?? ''));
/** As many pages as Chromium keeps in its back/forward cache. */
const KEPT_AT_ONCE = 4;
const PARTS = 6;

// Playwright disables the back/forward cache by default, and a headless browser has none.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = process.env.WHOLE_CHROMIUM_PATH ?? launchOptions.executablePath;
      await use({
        ...launchOptions,
        executablePath,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

interface Watched {
  /** How the browser loaded each of its documents, from its navigation entries. */
  visits: { type: string; path: string }[];
  /** Why a page was not restored; transient causes (memory, time) and 404 pages are left out. */
  reasons: string[];
  browser: CDPSession;
}

async function watch(page: Page): Promise<Watched> {
  const browser = await page.context().newCDPSession(page);
  const watched: Watched = { visits: [], reasons: [], browser };
  browser.on('Page.frameNavigated', ({ frame, type }) => {
    if (!frame.parentId) watched.visits.push({ type, path: new URL(frame.url).pathname });
  });
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const ours = notRestoredExplanations.filter(
      ({ type, reason }) => type !== 'Circumstantial' && reason !== 'HTTPStatusNotOK',
    );
    watched.reasons.push(...ours.map(({ reason, context = '' }) => `${reason} ${context}`.trim()));
  });
  await browser.send('Page.enable');
  return watched;
}

/** Goes back; a page in the mode `fresh` reloads once more. Returns how the browser loaded it. */
async function goBack({ visits, browser }: Watched, path: string): Promise<string> {
  const before = visits.length;
  // The answer may be lost, since the page that would report it is left; the visit below is the proof.
  await browser.send('Runtime.evaluate', { expression: 'history.back()' }).catch(() => undefined);
  await expect.poll(() => visits.length, { message: `back to ${path}` }).toBeGreaterThan(before);
  const { type = '', path: reached } = visits[before] ?? {};
  expect(reached).toBe(path);
  const isAgain = type === 'BackForwardCacheRestore' && findRoute(path)?.keep === 'fresh';
  if (isAgain) await expect.poll(() => visits.length, { message: `${path} is fresh` }).toBe(before + 2);
  return type;
}

for (let part = 0; part < PARTS; part++) {
  test(`SH-05 no page keeps the browser from giving it back as it was left (${part + 1} of ${PARTS})`, async ({
    context,
  }) => {
    test.setTimeout(300_000);
    const ways: string[] = [];
    const mine = ADDRESSES.filter((_, at) => at % PARTS === part);
    for (let at = 0; at < mine.length; at += KEPT_AT_ONCE) {
      // A new tab: the last page of the previous one may still be reloading.
      const page = await context.newPage();
      const watched = await watch(page);
      for (const address of mine.slice(at, at + KEPT_AT_ONCE)) {
        await page.goto(address);
      }
      await page.goto('/robots.txt');
      // Two visits of one address (a redirect to its neighbour) are one step back.
      const left = watched.visits
        .map(({ path }) => path)
        .slice(0, -1)
        .filter((path, place, all) => path !== all[place - 1]);
      for (const path of left.toReversed()) {
        ways.push(await goBack(watched, path));
        expect(watched.reasons, `what blocks ${path}`).toEqual([]);
      }
      await page.close();
    }
    const restored = ways.filter((type) => type === 'BackForwardCacheRestore');
    expect(restored.length, 'pages given back as they were').toBeGreaterThan(ways.length / 2);
  });
}
