import { type APIRequestContext, expect, test } from '@playwright/test';
import { arrived } from './support/arrival';
import { REAL_PDF } from './support/files';
import {
  field,
  fillForm,
  newMarker,
  openForm,
  submissionsOf,
  submit,
  summary,
  TYPED,
  typeCode,
  visitor,
} from './support/forms';
import { backOffice } from './support/relay';
import { LOCALES, WORDS } from './support/words';

const REPORT = '/request/illegalSecurities';
const words = WORDS.zh.forms;

async function breakCall(request: APIRequestContext, path: string, mode: string): Promise<void> {
  expect((await request.post(`${backOffice()}/__faults`, { data: { path, mode } })).ok()).toBe(true);
}

const mend = (request: APIRequestContext) => request.delete(`${backOffice()}/__faults`);

test.describe.configure({ mode: 'serial' });
test.use(visitor());
test.afterEach(async ({ request }) => {
  await mend(request);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with a script' : 'without a script';

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    for (const [mode, message] of [
      ['down', words.errors.unconfirmed],
      ['http500', '系统繁忙，请稍后再试'],
      ['html', words.errors.unconfirmed],
    ] as const) {
      test(`CU-10 ${mode} in the middle of sending: nothing is lost, and the next try arrives (${how})`, async ({
        page,
        request,
      }) => {
        const marker = newMarker();
        await openForm(page, 'report');
        await fillForm(page, { form: 'report' }, marker);
        await typeCode(page, request);
        await page.locator('input[type=file]').setInputFiles(REAL_PDF);
        await breakCall(request, REPORT, mode);
        await submit(page).click();
        await expect(summary(page)).toContainText(message);
        for (const [name, value] of Object.entries({ ...TYPED.report, accountName: marker })) {
          await expect(field(page, { form: 'report' }, name)).toHaveValue(value);
        }
        await expect(page.getByRole('checkbox')).toBeChecked();
        await mend(request);
        if (!javaScriptEnabled) await page.locator('input[type=file]').setInputFiles(REAL_PDF);
        await typeCode(page, request);
        await submit(page).click();
        await arrived(page, /\/report-fraud\/receipt$/);
        const stored = await submissionsOf(request, marker);
        expect(stored).toHaveLength(1);
        expect(stored[0]?.files).toHaveLength(1);
      });
    }

    test(`CU-08 a message of the back office is shown as it is (${how})`, async ({ page, request }) => {
      await openForm(page, 'complaint');
      await fillForm(page, { form: 'complaint' }, newMarker());
      await typeCode(page, request);
      await breakCall(request, '/advice/submit', 'code500');
      await submit(page).click();
      await expect(summary(page)).toContainText('服务暂时不可用');
      await expect(field(page, { form: 'complaint' }, 'details')).toHaveValue(TYPED.complaint.details);
    });

    test(`CU-09 without a captcha the form still opens, says so and gets one later (${how})`, async ({
      page,
      request,
    }) => {
      await breakCall(request, '/captchaImage', 'code500');
      await openForm(page, 'report');
      await expect(page.getByText('服务暂时不可用')).toBeVisible();
      await field(page, { form: 'report' }, 'description').fill('typed');
      await mend(request);
      await page.getByRole('button', { name: words.code.refresh }).click();
      await expect(page.locator('input[name=uuid]')).toHaveValue(/\w{8}/);
      await expect(field(page, { form: 'report' }, 'description')).toHaveValue('typed');
    });

    test(`CU-09 a back office without sums: the page shows the hotline (${how})`, async ({
      page,
      request,
    }) => {
      await openForm(page, 'report');
      await breakCall(request, '/captchaImage', 'nodata');
      await page.getByRole('button', { name: words.code.toText }).click();
      await expect(page.getByText(/算术题暂不可用.*95521/)).toBeVisible();
    });
  });
}

for (const locale of LOCALES) {
  test(`CU-02 a failing identity check is explained on the spot (${locale})`, async ({ page, request }) => {
    await page.goto(locale === 'zh' ? '/customer-hotline' : '/en/customer-hotline');
    await breakCall(request, '/advice/getUserInfo', 'down');
    const { entry } = WORDS[locale].customer;
    await page.getByRole('main').getByRole('link', { name: entry.label }).click();
    await expect(page.getByText(entry.failed)).toBeVisible();
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('CU-02 a failing identity check leads to the hotline, which explains', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/customer-slogan');
    await breakCall(request, '/advice/getUserInfo', 'down');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: WORDS.zh.customer.entry.label }).click();
    const tab = await opened;
    await arrived(tab, /\/customer-hotline#entry-unavailable$/);
    await expect(tab.getByText(WORDS.zh.customer.hotline.noticeFailed)).toBeVisible();
  });
});
