import { expect, type Locator, type Page } from '@playwright/test';
import FAULT from '@/messages/fault.json' with { type: 'json' };
import { arrived } from './support/arrival';
import { PHONE } from './support/devices';
import { readPage } from './support/html';
import { seeMap } from './support/see-map';
import { test } from './support/test';
import { fill, WORDS } from './support/words';

const zh = WORDS.zh.outlets;

/** More than the tab stops of any page. */
const MAX_TABS = 200;
const SHANGHAI = { latitude: 31.2304, longitude: 121.4737 };

test.pack(
  'BR-01 the list is whole without a script: a place, words, pinyin, initials, nothing',
  async ({ request }) => {
    const shanghai = await readPage(request, '/branch');
    expect(shanghai.text).toContain(fill(zh.count, { count: '53' }));
    expect(shanghai.html).toContain('href="/branch?province=guangdong"');
    const shenzhen = await readPage(request, '/branch?province=shenzhen');
    expect(shenzhen.text).toContain(fill(zh.count, { count: '35' }));
    for (const keyword of ['新闸', 'xinzha', 'jaxzl', 'JINGAN%20xinzha']) {
      const found = await readPage(request, `/branch?keyword=${keyword}`);
      expect(found.text, keyword).toContain('上海静安新闸路证券营业部');
      expect(found.meta('robots'), keyword).toMatch(/^noindex/);
    }
    expect((await readPage(request, '/branch?keyword=qqxx')).text).toContain(zh.nothing);
  },
);

test.pack(
  'BR-01 every outlet has a page of its own, with data for machines, and is listed',
  async ({ request }) => {
    const page = await readPage(request, '/en/branch/outlet?id=1011');
    expect(page.texts('h1')).toEqual(["Shanghai Jing'an Xinzha Road Securities Office"]);
    expect(page.html).toContain('tel:02155501011');
    const html = await (await request.get('/branch/outlet?id=1011')).text();
    expect(html).toMatch(/"@type":"FinancialService"[^}]*"telephone":"021-55501011"/);
    expect((await readPage(request, '/branch/outlet?id=nobody')).status).toBe(404);
    const all = await readPage(request, '/branch/outlet');
    expect(all.html.match(/href="\/branch\/outlet\?id=/g)).toHaveLength(685);
  },
);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < MAX_TABS; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_TABS} times Tab do not lead to ${target}`);
}

test.pack(
  'EL-19 hours and facilities of an outlet are on its page, in its card and in the data for machines',
  async ({ page, request }) => {
    await page.goto('/branch/outlet?id=1010');
    const facts = page.locator('dl').first();
    await expect(facts.getByText(zh.hours)).toBeVisible();
    await expect(facts.getByText(zh.facilities.glasses)).toBeVisible();
    const html = await (await request.get('/en/branch/outlet?id=1010')).text();
    expect(html).toContain('"openingHours":["Mo-Fr ');
    expect(html).toMatch(/"amenityFeature":\[\{"@type":"LocationFeatureSpecification"/);
    await page.goto('/branch');
    await expect(page.locator('[data-outlet="1010"]').getByText(zh.facilities.glasses)).toBeVisible();
  },
);

test.pack(
  'EL-19 an outlet is printed in 16 pt and one column: name, address, phone, hours and the way there',
  async ({ page }) => {
    await page.goto('/en/branch/outlet?id=1010');
    await page.emulateMedia({ media: 'print' });
    const words = WORDS.en.outlets;
    const label = page.getByText(words.hours, { exact: true });
    const value = page.locator('dl div', { has: label }).locator('dd');
    const [left, right] = [await label.boundingBox(), await value.boundingBox()];
    expect(right?.x).toBe(left?.x);
    expect(right?.y).toBeGreaterThan(left?.y ?? 0);
    const sizes = await page
      .locator('main')
      .getByText(/./)
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual((16 * 96) / 72 - 0.1);
    for (const shown of [words.address, words.phone, words.printLead])
      await expect(page.locator('main').getByText(shown, { exact: true })).toBeVisible();
    for (const hidden of [page.getByRole('button', { name: words.printRoute }), page.locator('#licence')])
      await expect(hidden).toBeHidden();
    await expect(page.locator('#directions a').filter({ visible: true })).toHaveCount(0);
  },
);

test.pack('BR-06 from home to a route by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(
    page,
    page.getByRole('contentinfo').getByRole('link', { name: '网点查询', exact: true }).first(),
  );
  await page.keyboard.press('Enter');
  await arrived(page, /\/branch$/);
  await tabTo(page, page.getByRole('main').getByRole('searchbox'));
  await page.keyboard.type('静安新闸');
  await page.keyboard.press('Enter');
  await arrived(page, /keyword=/);
  await tabTo(page, page.getByRole('link', { name: '上海静安新闸路证券营业部', exact: true }));
  await page.keyboard.press('Enter');
  await arrived(page, /\/branch\/outlet\?id=1011$/);
  const route = page.getByRole('link', { name: fill(zh.routeOn, { map: zh.maps.amap }) });
  await tabTo(page, route);
  await expect(route).toHaveAttribute(
    'href',
    /^https:\/\/uri\.amap\.com\/navigation\?to=121\.\d{6}%2C31\.\d{6}%2C/,
  );
});

/** Pixels between the middles of two boxes. */
async function distanceOf(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return Number.POSITIVE_INFINITY;
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

test.pack(
  'BR-02 a marker moves its outlet to the top, an outlet shows its marker, hundreds are clustered',
  async ({ page }) => {
    await page.goto('/branch?province=qinghai');
    const map = await seeMap(page);
    await expect(map.getByRole('button', { name: zh.zoomIn, exact: true })).toBeVisible();
    const list = page.getByRole('list', { name: zh.listLabel }).getByRole('listitem');
    const third = list.nth(2);
    const name = (await third.getByRole('heading').textContent()) ?? '';
    await third.getByRole('button').click();
    await expect(list.first().getByRole('heading')).toHaveText(name);
    await expect(list.first()).toHaveAttribute('aria-current', 'true');
    const marker = map.getByRole('button', { name, exact: true });
    await expect(marker).toBeVisible();
    // The list moves the map, so nothing has to be dragged (WCAG 2.5.7).
    await expect
      .poll(() => distanceOf(marker, map), { message: 'from the middle of the map' })
      .toBeLessThan(60);
    const other = map
      .getByRole('button')
      .filter({ hasNotText: /./ })
      .and(map.locator(`:not([aria-label="${name}"])`));
    const zoomOut = map.getByRole('button', { name: zh.zoomOut });
    await zoomOut.click();
    await zoomOut.click();
    await expect(
      map
        .getByRole('button', { name: /^\d+ 个网点/ })
        .or(other)
        .first(),
    ).toBeVisible();
  },
);

test.pack('BR-01 with map and its data blocked the list is as usable', async ({ page }) => {
  await page.route(/\/api\/outlets\/|\/geo\//, (route) => route.abort());
  await page.goto('/branch');
  await seeMap(page);
  await expect(page.getByText(zh.mapFailed)).toBeVisible();
  await page.getByRole('link', { name: '上海静安新闸路证券营业部', exact: true }).click();
  await arrived(page, /id=1011$/);
});

test.pack(
  'BR-01 SH-10 with the script of the map blocked the list is as usable',
  async ({ page, request }) => {
    let blocked = 0;
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const code = await (await request.get(route.request().url())).text();
      if (!code.includes('leaflet-container')) return route.continue();
      blocked += 1;
      return route.abort();
    });
    await page.goto('/branch');
    const reloaded = page.waitForEvent('load');
    await seeMap(page);
    // Once, as after a new release; the page then waits for an act again.
    await reloaded;
    await seeMap(page);
    await expect(page.getByText(FAULT.zh.part)).toBeVisible();
    expect(blocked).toBeGreaterThan(0);
    await page.getByRole('main').getByRole('searchbox').fill('静安新闸');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '上海静安新闸路证券营业部', exact: true }).click();
    await arrived(page, /id=1011$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test.describe('with a position', () => {
  test.use({ geolocation: SHANGHAI, permissions: ['geolocation'] });

  test.pack(
    'BR-03 BR-05 agreed: nearest first with kilometres; nothing of it leaves; withdrawn with one click',
    async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await page.goto('/branch');
      await page.getByRole('button', { name: zh.consent.agree, exact: true }).click();
      await expect(page.getByText(zh.nearest)).toBeVisible();
      const distances = page.getByText(/^约 \d+\.\d 公里$/);
      const kilometres = (await distances.allTextContents()).map((text) => Number(/[\d.]+/.exec(text)?.[0]));
      expect(kilometres.length).toBeGreaterThan(20);
      expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b));
      expect(sent.filter((text) => /31\.23\d|121\.47\d|ip-city/.test(text))).toEqual([]);
      const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
      expect(stored).toContain('granted');
      expect(stored).not.toMatch(/31\.23|121\.47/);
      await page.reload();
      await expect(page.getByText(zh.nearest)).toBeVisible();
      await page.getByRole('button', { name: zh.consent.withdraw, exact: true }).click();
      await expect(page.getByRole('button', { name: zh.consent.agree, exact: true })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('locationPermission'))).toBeNull();
    },
  );
});

test.pack(
  'BR-03 BR-04 refused by the browser: the likely city by address, requested only then',
  async ({ browser }) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '202.96.128.86' } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'geolocation', {
        value: {
          getCurrentPosition: (_found: unknown, failed: (error: { code: number }) => void) =>
            failed({ code: 1 }),
        },
      });
    });
    const methods: string[] = [];
    page.on('request', (request) => request.url().includes('ip-city') && methods.push(request.method()));
    await page.goto('/branch');
    const agree = page.getByRole('button', { name: zh.consent.agree, exact: true });
    await expect(agree).toBeVisible();
    expect(methods).toEqual([]);
    await agree.click();
    await expect(page.getByText(zh.failed.denied)).toContainText('广东省');
    expect(methods).toEqual(['POST']);
    await page.reload();
    await expect(page.getByRole('button', { name: zh.consent.locate })).toBeVisible();
    await context.close();
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test.pack('BR-07 BR-08 list, map and history; a branch company has no link here', async ({ page }) => {
    await page.goto('/branch');
    await page.getByRole('link', { name: '上海静安新闸路证券营业部', exact: true }).click();
    await arrived(page, /id=1011$/);
    await page.goto('/branch');
    await expect(page.getByRole('link', { name: new RegExp(zh.companyPage) })).toHaveCount(0);
    await page.getByRole('button', { name: zh.history.open }).click();
    const history = page.getByRole('region', { name: zh.history.label });
    await expect(history.getByRole('listitem')).toHaveText(['上海静安新闸路证券营业部']);
    await expect(page.getByRole('list', { name: zh.listLabel })).toBeHidden();
    await page.getByRole('button', { name: zh.history.close }).click();
    await expect(page.getByRole('list', { name: zh.listLabel })).toBeVisible();
    await page.getByRole('button', { name: zh.history.open }).click();
    await history.getByRole('listitem').getByRole('button').click();
    await arrived(page, /\/branch\?province=shanghai&keyword=/);
    await expect(page.getByRole('combobox', { name: zh.province })).toHaveValue('shanghai');
  });
});
