import { text } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectDarkColours, expectForcedColours } from './support/axe';
import { PHONE } from './support/devices';
import { openAsEditor } from './support/editor';
import { firstNews } from './support/found';
import { expectReflow, expectRoomForSpacing } from './support/reflow';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const FRAMES = '#frames iframe';
/** With the windows that its pages have when they are enlarged. */
const DEVICES = [
  { device: 'desktop', use: { viewport: { width: 1440, height: 900 } }, zoomed: { width: 960, height: 540 } },
  { device: 'phone', use: PHONE, zoomed: { width: 320, height: 256 } },
] as const;

/** What a frame shows is looked at by the journeys of its page. */
const withoutFrames = (page: Page) =>
  page.locator('iframe').evaluateAll((frames) => {
    for (const frame of frames) frame.remove();
  });

async function inEveryLook(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectForcedColours(page);
  await expectDarkColours(page);
}

const shareScrolled = (page: Page, at: number) =>
  page
    .locator(FRAMES)
    .nth(at)
    .evaluate((frame) => {
      const { document, innerHeight, scrollY } = (frame as HTMLIFrameElement).contentWindow as Window;
      return scrollY / (document.documentElement.scrollHeight - innerHeight);
    });

for (const locale of LOCALES) {
  const tools = `${locale === 'en' ? '/en' : ''}/preowsweb`;
  const words = WORDS[locale].preview;
  const severity = WORDS[locale].findings.severity;

  test.editor(
    `PV-01 the compare view shows four previews that scroll together (${locale})`,
    async ({ page, request }) => {
      await openAsEditor(page, `${tools}/compare${await firstNews(request)}`);
      await expect(page.getByText(words.states.same)).toHaveCount(2);
      const frames = page.locator(FRAMES);
      await expect(frames).toHaveCount(4);
      const titles = await frames.evaluateAll((all) => all.map((frame) => frame.getAttribute('title')));
      expect(new Set(titles).size).toBe(4);
      for (const at of [0, 1, 2, 3]) {
        await expect(frames.nth(at).contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.getByRole('checkbox', { name: words.together }).check();
      await frames.first().hover();
      // The script that links them is loaded when the box is ticked: an editor goes on turning the wheel.
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 100);
          return (await shareScrolled(page, 3)) > 0;
        })
        .toBe(true);
      expect(await shareScrolled(page, 0)).toBeGreaterThan(0);
    },
  );

  for (const { device, use, zoomed } of DEVICES) {
    test.describe(`${device} (${locale})`, () => {
      test.use(use);

      test.editor(
        `PV-01 PV-03 the compare view is accessible in every look (${locale})`,
        async ({ page, request }) => {
          await openAsEditor(page, `${tools}/compare${await firstNews(request)}`);
          for (const fold of await page.locator('main summary').all()) await fold.click();
          await withoutFrames(page);
          await inEveryLook(page);
          await expectRoomForSpacing(page);
          await expectReflow(page, [zoomed]);
        },
      );

      test.editor(`PV-04 the list of findings is accessible in every look (${locale})`, async ({ page }) => {
        await openAsEditor(page, `${tools}/findings`);
        await inEveryLook(page);
        await expectRoomForSpacing(page);
        await expectReflow(page, [zoomed]);
      });
    });
  }

  test.editor(`PV-04 the list and its file are narrowed to a severity (${locale})`, async ({ page }) => {
    await openAsEditor(page, `${tools}/findings`);
    const bySeverity = page.getByRole('navigation', { name: words.by.severity });
    const chip = bySeverity.getByRole('link', { name: new RegExp(`^${severity.notice}`) });
    const count = Number(/\d+/.exec((await chip.textContent()) ?? '')?.[0]);
    await chip.click();
    await expect(chip).toHaveAttribute('aria-current', /./);
    await expect(page.locator('main [data-severity="notice"]')).toHaveCount(Math.min(count, 300));
    await expect(page.locator('main [data-severity]')).toHaveCount(Math.min(count, 300));

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: words.csv }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('findings.csv');
    const lines = (await text(await file.createReadStream())).trimEnd().split('\r\n');
    expect(lines).toHaveLength(count + 1);
    for (const line of lines.slice(1)) expect(line).toContain(severity.notice);
  });

  test.describe(`on a phone (${locale})`, () => {
    test.use({ ...PHONE, javaScriptEnabled: false });

    test.editor(
      `PV-01 PV-04 without JavaScript an editor goes from the list to a page, and leaves (${locale})`,
      async ({ page, request }) => {
        const article = await firstNews(request);
        await openAsEditor(page, `${tools}/compare${article}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(/\S/);
        await page.getByRole('link', { name: words.findings, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: words.findings })).toBeVisible();
        await page.getByRole('link', { name: words.leave }).click();
        const answer = await page.goto(`${tools}/findings`);
        expect(answer?.status()).toBe(404);
      },
    );
  });
}

test.editor('PV-01 a page that is no page, and a filter that is none, are answered', async ({ page }) => {
  await openAsEditor(page, '/preowsweb/findings?severity=all&language=fr');
  await expect(page.getByRole('heading', { level: 1, name: WORDS.zh.preview.findings })).toBeVisible();
  const { missing } = WORDS.zh;
  const gone = await page.goto('/preowsweb/compare/no/such/page');
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: missing.heading })).toBeVisible();
  await page.goto('/preowsweb/compare/detail?type=news&id=99999999');
  await expect(page.getByText(WORDS.zh.preview.states.missing)).toHaveCount(2);
});

test.pack('PV-01 a draft is new to visitors, and its text is all there', async ({ page }) => {
  await openAsEditor(page, '/preowsweb/compare/detail?type=news&id=2044');
  await expect(page.getByText(WORDS.zh.preview.states.new).first()).toBeVisible();
  await expect(
    page.locator('#differences ins', { hasText: '关于调整营业部服务时间的公告' }).first(),
  ).toBeVisible();
});
