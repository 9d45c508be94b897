import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { expectAccessible } from './support/axe';
import { PHONE } from './support/devices';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const TABLES = '/investor-relations/intro/branch';
const NOTICES = `${TABLES}/publicity`;
const zh = WORDS.zh.outlets;

test.pack(
  'OD-01 OD-02 OD-04 tables by province, licence in a dialog, notices in a new tab',
  async ({ page, context }) => {
    await page.goto(`${TABLES}?province=shenzhen`);
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows).toHaveCount(36);
    await expect(page.getByRole('combobox', { name: zh.province }).getByRole('option')).toHaveCount(33);
    const licence = page.getByRole('link', { name: `深圳分公司${zh.licence}`, exact: true });
    await licence.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('证券承销');
    await page.keyboard.press('Escape');
    await expect(licence).toBeFocused();
    const tab = context.waitForEvent('page');
    await page.getByRole('link', { name: `深圳分公司${zh.commission}`, exact: true }).click();
    await arrived(await tab, /\/publicity\?branchNo=1250$/);
    const file = await page.request.get('/api/outlet-table?province=shenzhen');
    expect(file.headers()['content-type']).toContain('text/csv');
    expect((await file.text()).trim().split('\r\n')).toHaveLength(36);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test.pack(
    'OD-02 the way in is an index of provinces; all outlets are one choice away',
    async ({ page }) => {
      await page.goto(TABLES);
      const index = page.getByRole('navigation', { name: zh.byProvince });
      await expect(index.getByRole('link')).toHaveCount(32);
      await expect(page.getByRole('table')).toHaveCount(0);
      await expect(page.getByRole('list', { name: /分支机构$/ })).toHaveCount(1);
      const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
      expect(await heightOf()).toBeLessThan(12_000);
      await index.getByRole('link', { name: /^广东省/ }).click();
      await arrived(page, `${TABLES}?province=guangdong`);
      await expect(page.getByRole('heading', { name: '广东省', exact: true })).toBeVisible();
      await page.getByRole('combobox', { name: zh.province }).selectOption({ label: zh.all });
      await page.getByRole('button', { name: zh.search, exact: true }).click();
      await arrived(page, /\/branch\?province=all(&keyword=)?$/);
      await expect(page.locator('main details:not(details details)')).toHaveCount(31);
      expect(await heightOf()).toBeLessThan(12_000);
    },
  );
});

test.pack('CP-01 CP-02 pages of notices, a dialog each, an address each, exact costs', async ({ page }) => {
  const words = WORDS.zh.commission;
  await page.goto(`${NOTICES}?branchNo=1070&orgName=EVIL&businessTel=1`);
  await arrived(page, `${NOTICES}?branchNo=1070`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('北京分公司佣金公示');
  await expect(page.getByText('1/3')).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').first();
  await first.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toContainText('成交金额的0.03%，每笔最低5元');
  await page.keyboard.press('Escape');
  await first.getByRole('link', { name: new RegExp(words.page) }).click();
  await arrived(page, /&id=\d+$/);
  await page.getByRole('textbox', { name: words.calculator.amount }).fill('100000');
  await page.getByRole('combobox').selectOption('sell');
  await page.getByRole('button', { name: words.calculator.submit }).click();
  await expect(page.getByRole('row', { name: new RegExp(words.calculator.total) })).toContainText('86.41');
});

test.pack('CP-03 without notices the standard of the company opens in a dialog', async ({ page }) => {
  await page.goto(`${NOTICES}?branchNo=1083`);
  await page.getByRole('link', { name: WORDS.zh.commission.standard }).click();
  await expect(page.getByRole('dialog', { name: WORDS.zh.commission.standard })).toBeVisible();
});

for (const locale of LOCALES) {
  test.pack(`BC-01 a forged link shows nothing of the forger's (${locale})`, async ({ page }) => {
    const forged =
      'compId=1070&orgName=EVIL&address=EVIL&businessTel=666&wechatQr=https://evil.example/q.png&weiboUrl=javascript:alert(1)';
    await page.goto(`${locale === 'zh' ? '' : '/en'}/branch-company?${forged}`);
    await arrived(page, /\/branch-company\?compId=1070$/);
    expect(await page.content()).not.toMatch(/EVIL|evil\.example|alert\(1\)/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      locale === 'zh' ? '北京分公司' : 'Beijing Branch Company',
    );
    const button = page.getByRole('button', { name: WORDS[locale].outlets.wechat });
    await button.hover();
    const qr = page.getByRole('img', { name: /.+/ }).and(page.locator('[popover] img'));
    await expect(qr).toBeVisible();
    await qr.hover();
    await page.keyboard.press('Escape');
    await expect(qr).toBeHidden();
    await expect(page.getByRole('region', { name: WORDS[locale].outlets.risk })).toBeVisible();
  });
}

const DEVICES = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
] as const;

for (const [device, use] of DEVICES) {
  for (const locale of LOCALES) {
    test.describe(`${locale} ${device}`, () => {
      test.use({
        ...use,
        colorScheme: locale === 'en' ? 'dark' : 'light',
        contextOptions: { reducedMotion: 'reduce' },
      });
      test.pack(`BR-01 BC-01 OD-01 CP-01 accessible (${locale}, ${device})`, async ({ page }) => {
        const prefix = locale === 'zh' ? '' : '/en';
        const own = locale === 'zh' ? [`${TABLES}?province=xizang`, `${NOTICES}?branchNo=1070`] : [];
        await page.goto(`${prefix}/branch?province=ningxia`);
        if (device === 'desktop') {
          await page.mouse.move(9, 9, { steps: 2 });
          await expect(
            page.getByRole('button', { name: /Securities Office$|证券营业部$|outlets|个网点/ }).last(),
          ).toBeVisible();
        }
        await expectAccessible(page);
        for (const path of [
          `${prefix}/branch/outlet?id=1011`,
          `${prefix}/branch-company?compId=1070`,
          ...own,
        ]) {
          await page.goto(path);
          await expectAccessible(page);
        }
      });
    });
  }
}
