import { expect, type Page } from '@playwright/test';
import { arrived } from './support/arrival';
import { visitor } from './support/forms';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

test.use(visitor());

const prefixed = (locale: 'zh' | 'en', path: string) => (locale === 'zh' ? path : `/en${path}`);
const assistant = (page: Page, locale: 'zh' | 'en' = 'zh') =>
  page.getByRole('dialog', { name: WORDS[locale].customer.assistant.title });

for (const locale of LOCALES) {
  const words = WORDS[locale].customer;

  test.pack(
    `CU-01 the hotline: numbers, the voice menu by its title, five steps, four contacts (${locale})`,
    async ({ page }) => {
      await page.goto(prefixed(locale, '/customer-hotline'));
      const main = page.getByRole('main');
      await expect(main.getByText(words.hotline.slogan)).toBeVisible();
      await expect(main.getByRole('link', { name: '95521', exact: true }).first()).toHaveAttribute(
        'href',
        'tel:95521',
      );
      await expect(main.getByRole('link', { name: '400-8888-666' }).first()).toBeVisible();
      await expect(main.getByText(/95553/).first()).toBeVisible();
      const steps = main.getByRole('region', { name: words.hotline.process }).getByRole('listitem');
      await expect(steps).toHaveCount(5);
      await main.getByText(words.hotline.contacts).click();
      await expect(
        main.getByRole('group').getByRole('link', { name: 'service@haixu.example' }),
      ).toBeVisible();

      const opener = main.getByRole('link', { name: locale === 'zh' ? /电话委托流程/ : /telephone orders/ });
      await opener.click();
      const dialog = page.getByRole('dialog', {
        name: locale === 'zh' ? /电话委托流程/ : /telephone orders/,
      });
      await expect(dialog.getByRole('table')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

  test(`CU-03 without a configured frame the assistant offers the numbers, and only its button closes it (${locale})`, async ({
    page,
  }) => {
    await page.goto(prefixed(locale, '/service'));
    const opener = page.getByRole('link', { name: words.assistant.open });
    await opener.click();
    await expect(assistant(page, locale)).toBeVisible();
    await expect(assistant(page, locale).getByText(words.assistant.without)).toBeVisible();
    const close = assistant(page, locale).getByRole('button', { name: words.assistant.close });
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 300);
    await expect(assistant(page, locale)).toBeVisible();
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside, `after ${step + 1} steps`).toBe(false);
    }
    await close.click();
    await expect(assistant(page, locale)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test.pack(`CU-04 contacts by subject, with both links in new tabs (${locale})`, async ({ page }) => {
    await page.goto(prefixed(locale, '/contact-us'));
    const block = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(block(words.contact.business).getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(block(words.contact.investors).getByRole('link')).toHaveCount(2);
    await expect(block(words.contact.inspection).getByRole('link')).toHaveAttribute('href', /^tel:/);
    for (const [name, path] of [
      [words.contact.hotlinePage, '/customer-hotline'],
      [words.contact.report, '/report-fraud'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', prefixed(locale, path));
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test.pack(
    `CU-05 complaints and mediation: the entrance, third parties, the hotline (${locale})`,
    async ({ page }) => {
      await page.goto(prefixed(locale, '/customer-slogan'));
      await expect(page.getByRole('link', { name: words.entry.label })).toBeVisible();
      const mediation = page.getByRole('region', { name: words.slogan.mediation });
      await expect(mediation.getByRole('link')).toHaveCount(3);
      await expect(mediation.getByRole('link', { name: /12386/ })).toHaveAttribute(
        'rel',
        'noopener noreferrer',
      );
      await expect(
        page.getByRole('main').getByRole('link', { name: words.slogan.hotlinePage }),
      ).toBeVisible();
    },
  );

  test(`CU-06 services: popular ones, whether the back office lists any or not (${locale})`, async ({
    page,
  }) => {
    await page.goto(prefixed(locale, '/service'));
    const popular = page.getByRole('region', { name: words.service.top, exact: true });
    await expect(popular.getByRole('link').first()).toBeVisible();
  });

  test.pack(`CU-06 services: every list of the back office (${locale})`, async ({ page }) => {
    await page.goto(prefixed(locale, '/service'));
    const counts = {
      [words.service.top]: 8,
      [words.service.institutional]: 4,
      [words.service.custody]: 3,
      [words.service.evaluation]: 2,
      [words.service.formerA]: 5,
      [words.service.formerB]: 5,
    };
    for (const [name, count] of Object.entries(counts)) {
      await expect(page.getByRole('region', { name, exact: true }).getByRole('link')).toHaveCount(count);
    }
    await expect(page.getByRole('link', { name: words.service.open })).toHaveAttribute(
      'href',
      'https://open.haixu.example/',
    );
  });

  test.pack(
    `CU-05 hotline and mediation stand in the same place of every footer (${locale})`,
    async ({ page }) => {
      const places = new Set<string>();
      for (const path of ['/terms', '/customer-hotline', '/report-fraud', '/contact-us']) {
        await page.goto(prefixed(locale, path));
        const help = page
          .getByRole('contentinfo')
          .getByRole('navigation', { name: WORDS[locale].footer.help });
        await expect(help.getByRole('link', { name: /12386/ })).toBeVisible();
        const top = await page
          .getByRole('contentinfo')
          .evaluate((footer) => footer.getBoundingClientRect().top);
        const box = await help.evaluate((nav) => nav.getBoundingClientRect());
        places.add(`${box.left} ${Math.round(box.top - top)}`);
      }
      expect([...places]).toHaveLength(1);
    },
  );
}

test.pack('CU-02 an unidentified visitor is sent to sign in, in a new tab', async ({ page, context }) => {
  await context.route('https://passport.example.com/**', (route) => route.fulfill({ body: 'sign in here' }));
  await page.goto('/customer-slogan');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: WORDS.zh.customer.entry.label }).click();
  const tab = await opened;
  await arrived(tab, 'https://passport.example.com/complaints');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await arrived(page, /\/customer-slogan$/);
});

test('CU-02 RT-06 an identified visitor goes to the form here, with INFO_DATA in no address', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.goto('/online-complaints?info=client-7');
  await arrived(page, /\/online-complaints$/);
  const info = await page.evaluate(() => localStorage.getItem('INFO_DATA') ?? '');
  await page.goto('/customer-hotline');
  seen.length = 0;
  await page.getByRole('link', { name: WORDS.zh.customer.entry.label }).click();
  await arrived(page, /\/online-complaints$/);
  expect(seen.join(' ')).not.toContain(info);
  expect(await page.evaluate(() => localStorage.getItem('INFO_DATA'))).toMatch(/\S{8}/);
});

test('RT-06 INFO_DATA has a short life', async ({ page }) => {
  await page.goto('/online-complaints?info=client-8');
  await arrived(page, /\/online-complaints$/);
  const until = await page.evaluate(() => Number(localStorage.getItem('INFO_DATA_UNTIL')));
  expect(until - Date.now()).toBeGreaterThan(1_700_000);
  expect(until - Date.now()).toBeLessThanOrEqual(1_800_000);
  await page.evaluate(() => localStorage.setItem('INFO_DATA_UNTIL', String(Date.now() - 1)));
  await page.goto('/terms');
  expect(await page.evaluate(() => localStorage.getItem('INFO_DATA'))).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.pack('CU-02 the entry leads to sign in by itself', async ({ page, context }) => {
    await context.route('https://passport.example.com/**', (route) =>
      route.fulfill({ body: 'sign in here' }),
    );
    await page.goto('/customer-hotline');
    const requested = context.waitForEvent('request', (one) =>
      one.url().startsWith('https://passport.example.com/'),
    );
    await page.getByRole('link', { name: WORDS.zh.customer.entry.label }).click();
    expect((await requested).url()).toBe('https://passport.example.com/complaints');
  });

  test.pack(
    'CU-02 an identified visitor goes to the form by the encrypted cookie',
    async ({ page, context }) => {
      await page.goto('/online-complaints?info=client-9');
      await arrived(page, /\/online-complaints$/);
      await page.goto('/customer-hotline');
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: WORDS.zh.customer.entry.label }).click();
      await arrived(await opened, /\/online-complaints$/);
    },
  );

  test.pack('CU-01 CU-03 the voice menu and the numbers are one link away', async ({ page }) => {
    await page.goto('/customer-hotline');
    await page
      .getByRole('main')
      .getByRole('link', { name: /电话委托流程/ })
      .click();
    await arrived(page, /\/detail\?type=channel&id=400$/);
    await page.goto('/contact-us');
    await page.getByRole('link', { name: WORDS.zh.customer.assistant.open }).click();
    await arrived(page, /\/customer-hotline#numbers$/);
  });

  test('CU-02 the hotline page explains why the form could not be entered', async ({ page }) => {
    await page.goto('/customer-hotline#sign-in-first');
    await expect(page.getByText(WORDS.zh.customer.hotline.noticeNobody)).toBeVisible();
    await page.goto('/contact-us');
    await page.goto('/customer-hotline');
    await expect(page.getByText(WORDS.zh.customer.hotline.noticeNobody)).toBeHidden();
  });
});
