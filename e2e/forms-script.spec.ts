import { expect, test } from '@playwright/test';
import { arrived } from './support/arrival';
import { bigPdf, DRAWING, REAL_PDF, REAL_PNG } from './support/files';
import {
  alive,
  field,
  fillForm,
  newMarker,
  openForm,
  PATHS,
  solveSum,
  submissionsOf,
  submit,
  summary,
  sumText,
  TYPED,
  typeCode,
  visitor,
} from './support/forms';
import { backOffice } from './support/relay';
import { fill, WORDS } from './support/words';

/** They read the store of the back office, so they run only where the journeys started it. */
test.use(visitor());

const words = WORDS.zh.forms;

test('CU-07 invalid files are taken out with a message; valid ones stay and can be removed', async ({
  page,
}) => {
  await openForm(page, 'report');
  await alive(page);
  const input = page.locator('input[type=file]');
  await input.setInputFiles([REAL_PNG, DRAWING]);
  const list = page.getByRole('list', { name: words.files.list });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(
    page.getByText(fill(words.files.removed, { name: DRAWING.name, reason: words.errors.fileType })),
  ).toBeVisible();
  await input.setInputFiles(REAL_PDF);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect(await input.evaluate((one: HTMLInputElement) => one.files?.length)).toBe(2);
  await input.setInputFiles(Array.from({ length: 4 }, (_, at) => ({ ...REAL_PNG, name: `${at}.png` })));
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText(fill(words.errors.fileCount, { most: '5' }), { exact: false })).toBeVisible();
  await page.getByRole('button', { name: fill(words.files.remove, { name: REAL_PDF.name }) }).click();
  await expect(list.getByRole('listitem')).toHaveCount(4);
});

test('CU-08 an attachment over 5 MB is taken out at once', async ({ page }) => {
  await openForm(page, 'complaint');
  await alive(page);
  await page.locator('input[type=file]').setInputFiles(bigPdf(5 * 1024 * 1024 + 1));
  await expect(page.getByText(fill(words.errors.fileSize, { most: '5MB' }), { exact: false })).toBeVisible();
  await expect(page.getByRole('list', { name: words.files.list })).toHaveCount(0);
});

test('CU-09 EL-14 a script renews picture and sum in place, without loss of the focus', async ({
  page,
  request,
}) => {
  await openForm(page, 'report');
  await alive(page);
  await field(page, { form: 'report' }, 'description').fill('typed');
  const uuid = page.locator('input[name=uuid]');
  const first = await uuid.inputValue();
  await page.getByRole('button', { name: words.code.refresh }).click();
  await expect(uuid).not.toHaveValue(first);
  const choice = page.getByRole('button', { name: words.code.toText });
  await choice.press('Enter');
  await expect(sumText(page)).toBeVisible();
  await expect(choice).toBeFocused();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page, { form: 'report' }, 'description')).toHaveValue('typed');
  await arrived(page, /\/report-fraud$/);
  const answer = await request.get(`${backOffice()}/__captcha/${await uuid.inputValue()}`);
  expect((await answer.json()).code).toBe(await solveSum(page));
});

for (const width of [1440, 320]) {
  test(`EL-14 the picture can be shown exactly twice as large (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openForm(page, 'report');
    await page.goto(`${page.url()}#q-code`);
    const picture = page.getByRole('img', { name: words.code.imageAlt });
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await widthOf();
    expect(before).toBeGreaterThan(width === 320 ? 120 : 239);
    await page.getByText(words.code.enlarge).press('Enter');
    expect(await widthOf()).toBeCloseTo(2 * before, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('CU-09 EL-15 an expired picture is announced before and replaced, without loss of the focus', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page, 'report');
  await alive(page);
  const uuid = page.locator('input[name=uuid]');
  const first = await uuid.inputValue();
  const story = field(page, { form: 'report' }, 'description');
  await story.fill('typed');
  await page.clock.fastForward(545_000);
  await expect(page.getByText(fill(words.code.soon, { refresh: words.code.refresh }))).toBeVisible();
  await expect(uuid).toHaveValue(first);
  await page.clock.fastForward(60_000);
  await expect(uuid).not.toHaveValue(first);
  await expect(page.getByText(words.code.renewed)).toBeVisible();
  await expect(story).toBeFocused();
  await expect(story).toHaveValue('typed');
});

test('EL-15 the identity check of a complaint is announced before it expires, and extended by one press', async ({
  page,
  request,
}) => {
  const marker = newMarker();
  await page.clock.install();
  await openForm(page, 'complaint');
  await alive(page);
  await expect(page.getByText(fill(words.session.left, { minutes: '30' }))).toBeVisible();
  await fillForm(page, { form: 'complaint' }, marker);
  const more = page.getByRole('button', { name: fill(words.session.more, { minutes: '30' }) });
  const uuid = page.locator('input[name=uuid]');
  const first = await uuid.inputValue();
  await page.clock.fastForward('24:00');
  // The captcha has expired meanwhile; the next one is valid for what follows.
  await expect(uuid).not.toHaveValue(first);
  await expect(more).toHaveCount(0);
  await page.clock.fastForward('01:30');
  await expect(more).toBeVisible();
  await more.press('Enter');
  await expect(page.getByText(fill(words.session.extended, { minutes: '30' }))).toBeVisible();
  await expect(more).toHaveCount(0);
  await expect(field(page, { form: 'complaint' }, 'summary')).toHaveValue(marker);
  await typeCode(page, request);
  await submit(page).click();
  await arrived(page, /\/receipt$/);
  expect(await submissionsOf(request, marker)).toHaveLength(1);
});

test('CU-10 a draft outlives a reload in its tab, without files and code, and is gone once sent', async ({
  page,
  request,
}) => {
  const marker = newMarker();
  await openForm(page, 'complaint');
  await alive(page);
  await fillForm(page, { form: 'complaint' }, marker);
  await page.locator('#f-code').fill('abcd');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:complaint'))).toContain(marker);
  await page.reload();
  await expect(field(page, { form: 'complaint' }, 'summary')).toHaveValue(marker);
  await expect(page.getByText(words.draft)).toBeVisible();
  await expect(page.locator('#f-code')).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  const draft = await page.evaluate(() => sessionStorage.getItem('draft:complaint'));
  expect(draft).not.toContain('abcd');
  await page.getByRole('checkbox').check();
  await typeCode(page, request);
  await submit(page).click();
  await arrived(page, /\/receipt$/);
  expect(await page.evaluate(() => sessionStorage.getItem('draft:complaint'))).toBeNull();
});

test('CU-10 SH-10 a lost connection keeps fields and files, and the second try arrives once', async ({
  page,
  request,
}) => {
  const marker = newMarker();
  await openForm(page, 'report');
  await alive(page);
  await fillForm(page, { form: 'report' }, marker);
  await typeCode(page, request);
  await page.locator('input[type=file]').setInputFiles(REAL_PDF);
  await page.route('**/api/forms/**', (route) => route.abort('connectionreset'));
  await submit(page).click();
  await expect(summary(page)).toContainText(words.errors.connection);
  await expect(field(page, { form: 'report' }, 'description')).toHaveValue(TYPED.report.description);
  await expect(page.getByRole('list', { name: words.files.list }).getByRole('listitem')).toHaveCount(1);
  await page.unroute('**/api/forms/**');
  await submit(page).click();
  await arrived(page, /\/receipt$/);
  const stored = await submissionsOf(request, marker);
  expect(stored).toHaveLength(1);
  expect(stored[0]?.files).toHaveLength(1);
});

test('CU-10 a double click sends once', async ({ page, request }) => {
  const marker = newMarker();
  await openForm(page, 'report');
  await alive(page);
  await fillForm(page, { form: 'report' }, marker);
  await typeCode(page, request);
  await submit(page).dblclick();
  await arrived(page, /\/receipt$/);
  expect(await submissionsOf(request, marker)).toHaveLength(1);
});

test('SH-10 the upload shows how far each file is', async ({ page, request }) => {
  await openForm(page, 'report');
  await alive(page);
  await fillForm(page, { form: 'report' }, newMarker());
  await typeCode(page, request);
  await page.locator('input[type=file]').setInputFiles(REAL_PDF);
  await page.route('**/api/forms/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await submit(page).click();
  const name = fill(words.files.progress, { name: REAL_PDF.name });
  await expect(page.getByRole('progressbar', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: words.sending })).toHaveAttribute('aria-disabled', 'true');
  await arrived(page, /\/receipt$/);
});

test('CU-10 a receipt is visible to its own visitor only, and can be printed', async ({
  page,
  browser,
  request,
}) => {
  await openForm(page, 'report');
  await fillForm(page, { form: 'report' }, newMarker());
  await typeCode(page, request);
  await submit(page).click();
  await expect(page.getByRole('button', { name: words.receipt.print })).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'report_receipt');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(Buffer.from(cookie?.value ?? '', 'base64url').toString()).not.toMatch(/王|微信/);
  const other = await browser.newPage();
  const response = await other.goto(new URL(`${PATHS.report}/receipt`, page.url()).href);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toMatch(/no-store/);
  await expect(other.getByText(words.receipt.none)).toBeVisible();
  await other.close();
});
