import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { expectAccessible } from './support/axe';
import { PHONE } from './support/devices';
import { visitor } from './support/forms';
import { readPage } from './support/html';
import { href } from './support/lines';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const MESSAGE = '您好，请登录 https://official@evil.example/a 领取，或致电 021-99999999。张三';

for (const locale of LOCALES) {
  const words = WORDS[locale].verification;
  const verify = href(locale, '/verify');

  test.describe(`${locale}`, () => {
    test.use({ ...visitor(), ...PHONE, javaScriptEnabled: false });

    test(`a pasted message is checked piece by piece and kept nowhere (${locale})`, async ({
      page,
      request,
    }) => {
      await page.goto(verify);
      await page.getByRole('textbox', { name: /1000/ }).fill(MESSAGE);
      await page.getByRole('button', { name: words.message.submit }).click();
      await arrived(page, `${verify}#answer`);
      const answer = page.getByRole('region', { name: words.message.answer });
      await expect(answer.getByRole('listitem')).toHaveCount(2);
      for (const piece of ['https://official@evil.example/a', '021-99999999'])
        await expect(answer).toContainText(piece);
      await expect(answer.getByText(words.outcomes.unknown)).toHaveCount(2);
      await expect(page.getByRole('textbox', { name: /1000/ })).toHaveValue('');
      expect(await page.content()).not.toContain('张三');
      expect((await readPage(request, verify)).text).not.toContain('evil.example');
    });
  });

  test(`public things can be checked by an address, personal ones cannot (${locale})`, async ({
    request,
  }) => {
    const answer = await readPage(request, `${verify}?website=evil.example`);
    expect(answer.text).toContain(words.outcomes.unknown);
    expect(answer.text).toContain(`${verify}?website=evil.example`);
    expect(answer.meta('robots')).toContain('noindex');
    expect(answer.headers['cache-control']).toMatch(/no-store|no-cache/);
    for (const query of ['phone=13800138000', 'account=王小明', 'website=https://a.example/?token=1']) {
      const plain = await readPage(request, `${verify}?${encodeURI(query)}`);
      expect(plain.html).not.toContain('id="answer"');
    }
  });

  test(`an outlet's page leads to its check, with a code for its counter (${locale})`, async ({
    page,
    request,
  }) => {
    await page.goto(href(locale, '/branch/outlet'));
    await page.locator(`main a[href*="/branch/outlet?id="]`).first().click();
    await page.getByRole('link', { name: WORDS[locale].outlets.check }).click();
    await arrived(page, /\/verify\?outlet=[\w-]+$/);
    await expect(page.getByRole('region', { name: words.answer })).toContainText(words.outcomes.official);
    const code = await page.getByRole('link', { name: words.sheet.file }).getAttribute('href');
    const file = await request.get(code ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: words.sheet.title })).toBeVisible();
    await expect(page.getByRole('img', { name: words.sheet.code })).toBeVisible();
    await expect(page.locator('main form').first()).toBeHidden();
  });
}
