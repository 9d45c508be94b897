import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { PHONE } from './support/devices';
import { elderState } from './support/elder';
import { test } from './support/test';

const ARTICLE = '/detail?type=news&id=1301';

const VARIANTS = [
  {
    name: 'zh, desktop',
    address: ARTICLE,
    edition: 'standard',
    use: {},
    caption: '［无声短片］夜色中的城市天际线',
  },
  {
    name: 'en, phone',
    address: `/en${ARTICLE}`,
    edition: 'standard',
    use: PHONE,
    caption: '[Silent film] A city skyline at night',
  },
  {
    name: 'zh, elder',
    address: ARTICLE,
    edition: 'elder',
    use: { storageState: elderState() },
    caption: '［无声短片］夜色中的城市天际线',
  },
] as const;

/** The first line of the captions that the browser shows. */
const firstCaption = (page: Page) =>
  page.locator('main video').evaluate((film: HTMLVideoElement) => {
    const shown = [...film.textTracks].find(({ mode }) => mode === 'showing');
    const cue = shown?.cues?.[0];
    return cue instanceof VTTCue ? cue.text : null;
  });

for (const { name, address, edition, use, caption } of VARIANTS)
  test.describe(name, () => {
    test.use(use);

    test.pack(`EL-20 a film waits for its visitor and shows its captions (${name})`, async ({ page }) => {
      await page.goto(address);
      const film = page.locator('main video');
      await expect(film).toHaveAttribute('controls');
      await expect(film).toHaveJSProperty('paused', true);
      await film.scrollIntoViewIfNeeded();
      await expect.poll(() => firstCaption(page)).toBe(caption);
      await expectAccessible(page, edition);
    });
  });
