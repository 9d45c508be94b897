import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { seeMap } from './support/see-map';
import { test } from './support/test';
import { WORDS } from './support/words';

const zh = WORDS.zh.outlets;

test.pack(
  'BR-02 the chosen outlet is labelled on the map, names stay in view, marks are explained, and a key skips it all',
  async ({ page }) => {
    await page.goto('/branch?province=qinghai');
    const map = await seeMap(page);
    await expect(map.getByRole('list', { name: zh.legend })).toContainText(zh.legendOne);
    const first = page.getByRole('list', { name: zh.listLabel }).getByRole('listitem').first();
    const phone = first.getByRole('link', { name: /^\d[\d-]+$/ });
    const [name, number] = [await first.getByRole('heading').textContent(), await phone.textContent()];
    await first.getByRole('button').click();
    await expect(map.getByText(name ?? '', { exact: true })).toBeVisible();
    await expect(map.getByRole('link', { name: number ?? '' })).toHaveAttribute('href', /^tel:\d+$/);
    await expect(map.getByRole('link', { name: zh.route })).toHaveAttribute('href', /uri\.amap\.com/);
    const names = map.locator('[aria-hidden]').filter({ hasText: /[市州]$/ });
    await expect.poll(() => names.count()).toBeGreaterThan(1);
    const zoomIn = map.getByRole('button', { name: zh.zoomIn, exact: true });
    expect((await zoomIn.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const skip = map.getByRole('link', { name: zh.skipMap });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('navigation', { name: zh.byProvince }).getByRole('link').first(),
    ).toBeFocused();
  },
);

test.describe('with a position in another province', () => {
  test.use({ geolocation: { latitude: 30.66, longitude: 104.07 }, permissions: ['geolocation'] });

  test.pack(
    'BR-03 BR-05 title, form and address name the province that was found, until it is withdrawn',
    async ({ page }) => {
      await page.goto('/branch');
      await page.getByRole('button', { name: zh.consent.agree, exact: true }).click();
      const title = page.getByRole('heading', { name: /^离您最近 · 四川省 \d+ 个网点$/ });
      const select = page.getByRole('main').getByRole('combobox', { name: zh.province });
      await expect(title).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '四川省' })).toBeVisible();
      await expect(select).toHaveValue('sichuan');
      await arrived(page, /\/branch\?province=sichuan$/);
      await page.reload();
      await expect(title).toBeVisible();
      await page.goto('/branch');
      await expect(title).toBeVisible();
      await page.getByRole('button', { name: zh.consent.withdraw, exact: true }).click();
      await expect(page.getByRole('heading', { name: /^上海市 · / })).toBeVisible();
      await expect(select).toHaveValue('shanghai');
      await arrived(page, /\/branch$/);
    },
  );
});
