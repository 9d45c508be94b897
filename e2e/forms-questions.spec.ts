import { expect, type Page, test } from '@playwright/test';
import { arrived } from './support/arrival';
import { PHONE } from './support/devices';
import { elderState } from './support/elder';
import { REAL_PNG } from './support/files';
import {
  alive,
  field,
  fillForm,
  goToQuestion,
  newMarker,
  openForm,
  solveSum,
  submissionsOf,
  submit,
  summary,
  sumText,
  TYPED,
  typeCode,
  visitor,
} from './support/forms';
import { WORDS } from './support/words';

/** They read the store of the back office, so they run only where the journeys started it. */
const own = visitor();

const shown = (page: Page) => page.locator('[data-question]').filter({ visible: true });
const next = (page: Page) => page.locator('[data-next]').filter({ visible: true });
const call = (page: Page) => page.locator('form[method=post] a[href^="tel:"]');

test.describe('on phones', () => {
  test.use({ ...PHONE, ...own });
  const words = WORDS.zh.forms;

  test('EL-17 EL-07 a script keeps the visitor at an error, and Enter and Back move between questions', async ({
    page,
    request,
  }) => {
    const marker = newMarker();
    await openForm(page, 'report');
    await expect(shown(page)).toHaveCount(1);
    await alive(page);
    await next(page).click();
    const carrier = field(page, { form: 'report' }, 'carrier');
    await expect(carrier).toBeFocused();
    await expect(page.locator('#e-carrier')).toHaveText(words.errors.carrierRequired);
    const sign = await page
      .locator('#e-carrier')
      .evaluate((error) => getComputedStyle(error, '::before').content);
    expect(sign).toContain('✕');
    await fillForm(page, { form: 'report' }, marker);
    await page.getByRole('link', { name: words.question.back }).filter({ visible: true }).click();
    await expect(page.locator('input[type=file]')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(REAL_PNG);
    for (const _ of ['code', 'files', 'contact']) await page.goBack();
    const contact = field(page, { form: 'report' }, 'contact');
    await expect(contact).toHaveValue(TYPED.report.contact);
    await contact.press('Enter');
    await expect(page.locator('#q-files')).toBeFocused();
    await next(page).click();
    await page.locator('#f-code').fill('----');
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(page.locator('[data-question=code]')).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
    await expect(call(page)).toBeVisible();
    await typeCode(page, request);
    await submit(page).click();
    await arrived(page, /\/receipt$/);
    const stored = await submissionsOf(request, marker);
    expect(stored.map(({ files }) => files.length)).toEqual([1]);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('EL-17 questions are asked one by one; an error opens its own, and nothing is lost', async ({
      page,
      request,
    }) => {
      const marker = newMarker();
      await openForm(page, 'complaint');
      for (const name of [...Object.keys(TYPED.complaint), 'file', 'code']) {
        await goToQuestion(page, name);
        await expect(shown(page)).toHaveCount(1);
        await expect(call(page)).toBeVisible();
      }
      await page.goto('/online-complaints');
      await fillForm(page, { form: 'complaint' }, marker);
      for (const _ of ['file', 'details', 'summary', 'email']) await page.goBack();
      await field(page, { form: 'complaint' }, 'email').fill('nobody');
      await goToQuestion(page, 'code');
      await typeCode(page, request);
      await submit(page).click();
      await expect(summary(page).getByRole('link', { name: words.errors.emailForm })).toBeVisible();
      const email = field(page, { form: 'complaint' }, 'email');
      await expect(email).toBeVisible();
      await expect(shown(page)).toHaveCount(1);
      await email.fill(TYPED.complaint.email);
      await goToQuestion(page, 'code');
      await expect(page.getByRole('checkbox')).toBeChecked();
      await typeCode(page, request);
      await submit(page).click();
      await arrived(page, /\/receipt$/);
      expect(await submissionsOf(request, marker)).toHaveLength(1);
    });
  });
});

test.describe('in the elder edition', () => {
  test.use({ ...own, viewport: { width: 1440, height: 900 }, storageState: elderState() });

  test('EL-17 EL-14 EL-08 one question at a time on a desktop, too, buttons of 60 px, and the sum first', async ({
    page,
    request,
  }) => {
    const marker = newMarker();
    await openForm(page, 'report');
    await expect(shown(page)).toHaveCount(1);
    await alive(page);
    await fillForm(page, { form: 'report' }, marker);
    await expect(page.getByRole('button', { name: WORDS.zh.forms.code.toText })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(sumText(page)).toBeVisible();
    const back = page.getByRole('link', { name: WORDS.zh.forms.question.back }).filter({ visible: true });
    for (const target of [back, submit(page)])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(60);
    await expect(call(page)).toBeVisible();
    await page.locator('#f-code').fill(await solveSum(page));
    await submit(page).click();
    await arrived(page, /\/receipt$/);
    expect(await submissionsOf(request, marker)).toHaveLength(1);
  });
});
