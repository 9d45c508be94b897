import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { NARROW_PHONE } from './support/devices';
import { addressFor } from './support/found';
import { stubSpeech } from './support/speech';
import { test } from './support/test';
import { scriptErrors, wake } from './support/wake';
import { fill, LOCALES, WORDS } from './support/words';

const LANGUAGES = { zh: 'zh-CN', en: 'en-GB' } as const;
const MAX_BYTES = 6 * 1024;
const ARTICLE = { zh: '/detail?type=news&id={news}', en: '/en/detail?type=news&id={news}' } as const;

/** The marked sentence, whether it is between the edges of the window, and the colour behind it. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('reading') ?? [])] as Range[];
    if (!range) return null;
    const { top, bottom } = range.getBoundingClientRect();
    const element = range.startContainer.parentElement;
    const ground = element && getComputedStyle(element, '::highlight(reading)').backgroundColor;
    return { text: range.toString().trim(), inView: top >= 0 && bottom <= innerHeight, ground };
  });
const spoken = (page: Page) => page.evaluate(() => window.spokenTexts);
const endSentence = (page: Page) => page.evaluate(() => window.endSentence());
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const unfold = (page: Page, label: string) =>
  page.getByRole('main').locator('summary').getByText(label, { exact: true }).click();

for (const locale of LOCALES) {
  const words = WORDS[locale].reading;

  test.describe(locale, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test(`EL-11 EL-23 an article is read aloud, its script loaded when it is first pressed (${locale})`, async ({
      page,
      request,
    }) => {
      const scripts: string[] = [];
      page.on(
        'request',
        (one) => one.resourceType() === 'script' && scripts.push(new URL(one.url()).pathname),
      );
      await stubSpeech(page, ['zh-CN', 'en-GB']);
      await page.goto(await addressFor(request, ARTICLE[locale]), { waitUntil: 'networkidle' });
      const before = scripts.length;
      const address = await page.locator('[data-reader-state]').getAttribute('data-script');
      expect(scripts).not.toContain(address);

      const [loaded] = await Promise.all([
        page.waitForResponse((answer) => answer.url().endsWith(address ?? '/none')),
        unfold(page, words.label),
      ]);
      expect(Number(loaded.headers()['content-length'])).toBeLessThanOrEqual(MAX_BYTES);
      expect(loaded.headers()['content-encoding']).toMatch(/^(?:br|gzip)$/);
      expect(scripts.slice(before)).toEqual([address]);
      await expectAccessible(page);

      await button(page, words.play).click();
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await expect(page.getByText(words.messages.playing, { exact: true })).toBeVisible();
      expect((await spoken(page))[0]?.rate).toBe(0.8);
      await expect(button(page, words.pause)).toBeFocused();
      let texts = '';
      for (let at = 0; at < 12; at += 1) {
        const mark = await marked(page);
        expect(mark?.inView, mark?.text).toBe(true);
        expect(mark?.ground).toBe('rgb(255, 209, 102)');
        texts += mark?.text;
        await button(page, words.forward).press('Enter');
      }
      expect(texts.replaceAll(/\s/g, '')).toContain((title ?? '').replaceAll(/\s/g, ''));
      await expectAccessible(page);
    });

    test(`EL-11 without a voice the control says how the phone reads (${locale})`, async ({
      page,
      request,
    }) => {
      await stubSpeech(page, ['fr-FR']);
      await page.goto(await addressFor(request, ARTICLE[locale]));
      await unfold(page, words.label);
      await expect(page.getByText(words.hint.ios, { exact: true })).toBeHidden();
      await button(page, words.play).click();
      await expect(page.getByText(words.hint.ios, { exact: true })).toBeVisible();
      await expect(page.getByText(words.hint.android, { exact: true })).toBeVisible();
      await expect(button(page, words.play)).toBeHidden();
      expect(await spoken(page)).toEqual([]);
      await expectAccessible(page);
    });
  });

  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test(`EL-11 the hint is there, and no button that does nothing (${locale})`, async ({
      page,
      request,
    }) => {
      await page.goto(await addressFor(request, ARTICLE[locale]));
      await unfold(page, words.label);
      await expect(page.getByText(words.hint.ios, { exact: true })).toBeVisible();
      await expect(button(page, words.play)).toBeHidden();
    });
  });
}

const words = WORDS.zh.reading;

/** Opens the article and begins. */
async function begin(page: Page, address: string) {
  await stubSpeech(page, [LANGUAGES.zh]);
  await page.goto(address);
  await unfold(page, words.label);
  await button(page, words.play).click();
  await expect(button(page, words.pause)).toBeVisible();
}

test('EL-11 pause, continue, stop and the rate, which the next page remembers', async ({ page, request }) => {
  const address = await addressFor(request, ARTICLE.zh);
  await begin(page, address);
  await button(page, words.pause).click();
  await expect(page.getByText(words.messages.paused, { exact: true })).toBeVisible();
  await endSentence(page);
  await button(page, words.resume).click();
  await page.getByLabel(words.rate).selectOption(fill(words.times, { rate: '0.6' }));
  const [first, again, slower, ...more] = await spoken(page);
  expect([again?.text, slower?.text, slower?.rate, more]).toEqual([first?.text, first?.text, 0.6, []]);
  await endSentence(page);
  expect((await spoken(page)).at(-1)?.text).not.toBe(first?.text);
  await button(page, words.stop).click();
  expect(await marked(page)).toBeNull();
  await page.reload();
  await unfold(page, words.label);
  await button(page, words.play).click();
  await expect.poll(async () => (await spoken(page))[0]?.rate).toBe(0.6);
});

test('EL-11 SP-02 a page is hydrated while it is read, and the sentence stays marked', async ({ page }) => {
  const errors = scriptErrors(page);
  await begin(page, '/terms');
  await endSentence(page);
  const before = await marked(page);
  await wake(page);
  expect(await marked(page)).toEqual(before);
  const said = (await spoken(page)).length;
  await endSentence(page);
  await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(said);
  expect(await marked(page)).not.toBeNull();
  expect(errors).toEqual([]);
});

test.describe('on a narrow phone', () => {
  test.use(NARROW_PHONE);

  test('EL-11 the buttons are large enough, in reach, and do not widen the page', async ({
    page,
    request,
  }) => {
    await begin(page, await addressFor(request, ARTICLE.zh));
    for (const name of [words.pause, words.stop, words.back, words.forward]) {
      const box = await button(page, name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test.pack('EL-11 a fee table is read row by row', async ({ page, request }) => {
  const branch = await (await request.get('/investor-relations/intro/branch')).text();
  const list = /href="([^"]*branch\/publicity\?branchNo=[^"]*)"/.exec(branch)?.[1] ?? '';
  const notices = await (await request.get(list.replaceAll('&amp;', '&'))).text();
  const notice = /href="([^"]*branch\/publicity\?[^"]*&amp;id=[^"]*)"/.exec(notices)?.[1] ?? '';
  await begin(page, notice.replaceAll('&amp;', '&'));
  for (let at = 0; at < 8; at += 1) await endSentence(page);
  const texts = (await spoken(page)).map(({ text }) => text).join('\n');
  expect(texts).toMatch(new RegExp(`${WORDS.zh.commission.columns.rate}：`));
});

test.pack('EL-11 an outlet is read, its telephone number digit by digit', async ({ page, request }) => {
  const directory = await (await request.get('/branch/outlet')).text();
  const outlet = /href="(\/branch\/outlet\?id=[^"]+)"/.exec(directory)?.[1] ?? '';
  await begin(page, outlet);
  for (let at = 0; at < 9; at += 1) await endSentence(page);
  const texts = (await spoken(page)).map(({ text }) => text).join('\n');
  expect(texts).toContain(WORDS.zh.outlets.phone);
  expect(texts).toMatch(/[零幺二三四五六七八九]{4}/);
});
