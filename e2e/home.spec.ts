import { expect, type Page } from '@playwright/test';
import { arrived } from './support/arrival';
import { PHONE } from './support/devices';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const banner = (page: Page) => page.getByRole('region', { name: WORDS.zh.home.banner });
const film = (page: Page) => banner(page).locator('video');
const pauseButton = (page: Page) => banner(page).getByRole('button', { name: WORDS.zh.home.pause });
const playButton = (page: Page) => banner(page).getByRole('button', { name: WORDS.zh.home.play });
/** Its metadata has loaded (its length is known) and it plays. */
const isRunning = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => Number.isFinite(video.duration) && !video.paused);
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

test.pack(
  'HM-01 on desktops the films run in turn: each starts when the one before has ended',
  async ({ page }) => {
    await page.goto('/');
    await expect(film(page)).toHaveAttribute('src', /\/banner\.mp4$/);
    for (const next of [/\/banner-2\.mp4$/, /\/banner\.mp4$/]) {
      await expect.poll(() => isRunning(page)).toBe(true);
      // Seeks near the end of the current film, which must end by itself.
      await film(page).evaluate((video: HTMLVideoElement) => {
        video.currentTime = Math.max(0, video.duration - 0.2);
      });
      await expect(film(page)).toHaveAttribute('src', next);
    }
    await expect.poll(() => isPaused(page)).toBe(false);
  },
);

test.pack('HM-01 the film can be paused and played', async ({ page }) => {
  await page.goto('/');
  await pauseButton(page).click();
  await expect(playButton(page)).toBeVisible();
  expect(await isPaused(page)).toBe(true);
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
  expect(await isPaused(page)).toBe(false);
});

for (const [why, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'data saver',
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  ],
] as const) {
  test.pack(`HM-01 under ${why} there is the poster and no film is fetched`, async ({ page }) => {
    await prepare(page);
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.mp4')) films.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(film(page)).toBeHidden();
    await expect(film(page)).not.toHaveAttribute('src');
    await expect(pauseButton(page)).toHaveCount(0);
    expect(films).toEqual([]);
    const width = await banner(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width, 'width of the poster').toBeGreaterThan(300);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test.pack('HM-01 a phone gets its own picture and no film', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(film(page)).toHaveCount(0);
    await expect(banner(page).locator('img')).toHaveAttribute('src', /banner-mobile/);
    await expect(banner(page).locator('img')).toBeInViewport();
  });

  for (const locale of LOCALES) {
    test(`HM-03 up to four news and a key item on phones (${locale})`, async ({ page }) => {
      await page.goto(locale === 'zh' ? '/' : '/en');
      const words = WORDS[locale].home;
      await expect(
        page.getByRole('region', { name: words.news, exact: true }).getByRole('listitem'),
      ).toHaveCount(4);
      await expect(page.getByRole('region', { name: words.keyNews }).getByRole('link')).toHaveCount(1);
    });
  }
});

const SAMPLE_FIGURES = ['17', '17', '31', '44', '641'];
/** Whole numbers with thousands apart. */
const ANY_FIGURES = SAMPLE_FIGURES.map(() => /^\d{1,3}(?:,\d{3})*$/);

for (const locale of LOCALES) {
  const words = WORDS[locale].home;
  const address = locale === 'zh' ? '/' : '/en';

  test.pack(`HM-02 the five figures of the sample (${locale})`, async ({ page }) => {
    await page.goto(address);
    const about = page.getByRole('region', { name: words.figures.title, exact: true });
    await expect(about.getByRole('definition')).toHaveText(SAMPLE_FIGURES);
  });

  test(`HM-02 the group in five figures (${locale})`, async ({ page }) => {
    await page.goto(address);
    const about = page.getByRole('region', { name: words.figures.title, exact: true });
    await expect(about.getByRole('definition')).toHaveText(ANY_FIGURES);
    await expect(about.getByRole('term')).toHaveText([
      words.figures.countries,
      words.figures.subsidiaries,
      words.figures.provinces,
      words.figures.branches,
      words.figures.offices,
    ]);
  });

  test.pack(
    `HM-03 one key item and three news on desktops, each leading to its article (${locale})`,
    async ({ page }) => {
      await page.goto(address);
      const news = page.getByRole('region', { name: words.news, exact: true });
      await expect(news.getByRole('listitem')).toHaveCount(3);
      const key = page.getByRole('region', { name: words.keyNews }).getByRole('link');
      await expect(key).toHaveCount(1);
      await expect(key).toHaveAttribute('href', /\/detail\?type=news&id=1048$/);
      const title = await key.textContent();
      const listed = await news.getByRole('listitem').getByRole('heading').allTextContents();
      expect(new Set(listed).size, 'three different ones').toBe(3);
      expect(listed).not.toContain(title);
      await key.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    },
  );

  test.pack(`HM-03 the special subject shows its articles (${locale})`, async ({ page }) => {
    await page.goto(address);
    const special = page.getByRole('region', { name: words.special, exact: true });
    await expect(special.getByRole('listitem')).toHaveCount(3);
    await special.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await arrived(page, /\/detail\?type=news&id=\d+$/);
  });
}
