import { expect, test } from '@playwright/test';
import type { FormName } from '@/lib/model/forms';
import { arrived } from './support/arrival';
import { bigPdf, CARRYING_PDF, PAGE_PICTURE, REAL_PDF, RENAMED_PROGRAM, SCRIPTED_PDF } from './support/files';
import {
  addressOf,
  alive,
  field,
  fillForm,
  MARKED,
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
  wireFields,
} from './support/forms';
import { fill, LOCALES, WORDS } from './support/words';

/** They read the store of the back office, so they run only where the journeys started it. */
test.use(visitor());

const FORMS = ['report', 'complaint'] as const;
const rowOf = { report: 'CU-07', complaint: 'CU-08' } as const;
const words = WORDS.zh.forms;
const partOf = (form: FormName) => (form === 'report' ? 'files' : 'file');

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with a script' : 'without a script';

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    for (const form of FORMS) {
      for (const locale of LOCALES) {
        test(`${rowOf[form]} CU-10 a form with a real file arrives exactly as typed, and is receipted masked (${form}, ${locale}, ${how})`, async ({
          page,
          request,
        }) => {
          const marker = newMarker();
          await openForm(page, form, locale);
          await fillForm(page, { form, locale }, marker);
          await page.locator('input[type=file]').setInputFiles(REAL_PDF);
          await typeCode(page, request);
          await submit(page, locale).click();
          await arrived(page, new RegExp(`${addressOf(form, locale)}/receipt$`));
          const { [form]: own, receipt } = WORDS[locale].forms;
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.success);
          const main = page.getByRole('main');
          await expect(main.getByText(marker)).toBeVisible();
          await expect(main.getByText('王**')).toBeVisible();
          await expect(main).not.toContainText('王小明');
          await expect(main).not.toContainText(form === 'report' ? '13812345678' : '021-55501234');
          await expect(main.getByText(/隐私政策 \(1\)\.pdf/)).toBeVisible();
          await expect(main.getByText(receipt.privacy, { exact: true })).toBeVisible();

          const [stored, ...more] = await submissionsOf(request, marker);
          expect(more).toEqual([]);
          const typed: Record<string, string> = { ...TYPED[form] };
          typed[MARKED[form]] = marker;
          if (form === 'report') typed.carrier = '微信群';
          const plain = Object.fromEntries(
            Object.entries(stored?.fields ?? {}).map(([name, value]) => [
              name,
              value.replaceAll('\r\n', '\n'),
            ]),
          );
          expect(plain).toMatchObject(wireFields(typed));
          expect(stored?.files).toMatchObject([
            { originalName: REAL_PDF.name, size: REAL_PDF.buffer.length, contentType: 'application/pdf' },
          ]);
        });

        test(`${rowOf[form]} each message, at its field and in the summary with the way there (${form}, ${locale}, ${how})`, async ({
          page,
        }) => {
          await openForm(page, form, locale);
          if (form === 'complaint') await field(page, { form, locale }, 'email').fill('nobody');
          if (form === 'complaint') await field(page, { form, locale }, 'phone').fill('x');
          if (javaScriptEnabled) await alive(page);
          await submit(page, locale).click();
          const { errors } = WORDS[locale].forms;
          const expected =
            form === 'report'
              ? {
                  carrier: errors.carrierRequired,
                  accountName: errors.accountNameRequired,
                  link: errors.linkRequired,
                  description: errors.descriptionRequired,
                }
              : {
                  complainant: errors.complainantRequired,
                  phone: errors.phoneForm,
                  email: errors.emailForm,
                  summary: errors.summaryRequired,
                  details: errors.detailsRequired,
                };
          const all = { ...expected, code: errors.codeRequired, privacy: errors.privacyRequired };
          for (const [name, text] of Object.entries(all)) {
            const link = summary(page).getByRole('link', { name: text });
            await expect(link).toHaveAttribute('href', `#f-${name}`);
            await expect(page.locator(`#f-${name}`)).toHaveAttribute('aria-invalid', 'true');
            await expect(page.locator(`#e-${name}`)).toHaveText(text);
            await expect(page.locator(`#f-${name}`)).toHaveAttribute(
              'aria-describedby',
              new RegExp(`e-${name}`),
            );
          }
          await expect(summary(page)).toBeFocused();
          if (form === 'complaint')
            await expect(field(page, { form, locale }, 'email')).toHaveValue('nobody');
        });
      }

      test(`CU-09 CU-10 a wrong code costs nothing that was typed, and the next one does (${form}, ${how})`, async ({
        page,
        request,
      }) => {
        const marker = newMarker();
        await openForm(page, form);
        await fillForm(page, { form }, marker);
        const before = await page.locator('input[name=uuid]').inputValue();
        await page.locator('#f-code').fill('----');
        await submit(page).click();
        await expect(summary(page).getByRole('link', { name: words.errors.codeWrong })).toBeVisible();
        await expect(page.locator('input[name=uuid]')).not.toHaveValue(before);
        for (const [name, value] of Object.entries(TYPED[form])) {
          if (name !== MARKED[form]) await expect(field(page, { form }, name)).toHaveValue(value);
        }
        await expect(page.getByRole('checkbox')).toBeChecked();
        await typeCode(page, request);
        await submit(page).click();
        await arrived(page, /\/receipt$/);
        expect(await submissionsOf(request, marker)).toHaveLength(1);
      });

      test(`CU-09 an expired code is reported before a file is read (${form}, ${how})`, async ({
        page,
        request,
      }) => {
        const marker = newMarker();
        await openForm(page, form);
        await fillForm(page, { form }, marker);
        await typeCode(page, request);
        if (javaScriptEnabled) await alive(page);
        // An expired seal, as if the visitor had waited; of several fields with one name the last one counts.
        await page
          .locator('input[name=seal]')
          .evaluate((input) =>
            input.insertAdjacentHTML(
              'afterend',
              '<input type="hidden" name="seal" value="600.1000000000000.00">',
            ),
          );
        await page.locator('input[type=file]').setInputFiles(RENAMED_PROGRAM);
        await submit(page).click();
        await expect(summary(page).getByRole('link', { name: words.errors.codeExpired })).toBeVisible();
        await expect(summary(page)).not.toContainText(words.errors.fileType);
        expect(await submissionsOf(request, marker)).toEqual([]);
      });

      for (const [what, file, text] of [
        ['a renamed program', RENAMED_PROGRAM, words.errors.fileType],
        ['a PDF with a script', SCRIPTED_PDF, words.errors.fileActive],
        ['a PDF that carries files', CARRYING_PDF, words.errors.fileActive],
        ['a picture that is a page', PAGE_PICTURE, words.errors.fileActive],
      ] as const) {
        test(`${rowOf[form]} ${what} is refused (${form}, ${how})`, async ({ page, request }) => {
          const marker = newMarker();
          await openForm(page, form);
          await fillForm(page, { form }, marker);
          await typeCode(page, request);
          await page.locator('input[type=file]').setInputFiles(file);
          await submit(page).click();
          await expect(summary(page).getByRole('link', { name: text })).toHaveAttribute(
            'href',
            `#f-${partOf(form)}`,
          );
          expect(await submissionsOf(request, marker)).toEqual([]);
        });
      }
    }
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('CU-09 EL-14 another picture and a sum can be had without losing a letter, and the sum is checked', async ({
    page,
    request,
  }) => {
    const marker = newMarker();
    await openForm(page, 'report');
    await fillForm(page, { form: 'report' }, marker);
    const first = await page.locator('input[name=uuid]').inputValue();
    await page.getByRole('button', { name: words.code.refresh }).click();
    await expect(page.locator('input[name=uuid]')).not.toHaveValue(first);
    await arrived(page, /#f-code$/);
    await page.getByRole('button', { name: words.code.toText }).click();
    await expect(sumText(page)).toBeVisible();
    await expect(page.locator('#f-code'), 'the focus is at the code').toBeFocused();
    await expect(field(page, { form: 'report' }, 'description')).toHaveValue(TYPED.report.description);
    await expect(summary(page)).toHaveCount(0);
    await page.locator('#f-code').fill('999');
    await submit(page).click();
    await expect(summary(page).getByRole('link', { name: words.errors.codeWrong })).toBeVisible();
    await expect(sumText(page)).toBeVisible();
    await page.locator('#f-code').fill(await solveSum(page));
    await submit(page).click();
    await arrived(page, /\/report-fraud\/receipt$/);
    expect(await submissionsOf(request, marker)).toHaveLength(1);
  });

  test('CU-08 an oversized file is refused, and the page says to choose it again', async ({
    page,
    request,
  }) => {
    const marker = newMarker();
    await openForm(page, 'complaint');
    await fillForm(page, { form: 'complaint' }, marker);
    await typeCode(page, request);
    await page.locator('input[type=file]').setInputFiles(bigPdf(5 * 1024 * 1024 + 1));
    await submit(page).click();
    const text = fill(words.errors.fileSize, { most: '5MB' });
    await expect(summary(page).getByRole('link', { name: text })).toBeVisible();
    await expect(field(page, { form: 'complaint' }, 'details')).toHaveValue(TYPED.complaint.details);
    expect(await submissionsOf(request, marker)).toEqual([]);
  });

  test('CU-10 the re-rendered form is not cached, and its address contains no personal data', async ({
    page,
  }) => {
    await openForm(page, 'report');
    await fillForm(page, { form: 'report' }, newMarker());
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit(page).click();
    const response = await answered;
    expect(response.status()).toBe(422);
    expect(response.headers()['cache-control']).toMatch(/no-store/);
    expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(page.url()).toMatch(/\/api\/forms\/zh\/report$/);
    // Reloading that address redirects to the form.
    await page.goto(page.url());
    await arrived(page, /\/report-fraud$/);
  });

  test('RT-06 CU-02 a complaint can be sent without any script after the entry', async ({ page }) => {
    await page.goto('/online-complaints?info=journey');
    await arrived(page, /\/online-complaints$/);
    await expect(page.getByRole('listitem').filter({ hasText: words.steps.fill })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });
});
