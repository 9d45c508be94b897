import { expect, test } from '@playwright/test';
import { elderState } from './support/elder';
import { addressFor } from './support/found';
import { addressOf, elderPages, inTurn, pagesOfVariant, sharedPage } from './support/pages';
import { TABS } from './support/sights';
import { walkStops } from './support/stops';

/** Each edition, and each language; a page is walked through in one of them. */
const FORMS = [
  { form: 'desktop', locale: 'zh', options: TABS.desktop, pages: pagesOfVariant(0) },
  { form: 'phone', locale: 'en', options: TABS.phone, pages: pagesOfVariant(2) },
  {
    form: 'elder',
    locale: 'zh',
    options: { ...TABS.phone, storageState: elderState() },
    pages: elderPages('zh'),
  },
] as const;

/** Colours of the system, which change nothing in the elder edition; a page is walked through in one of them. */
const SCHEMES = { standard: ['light', 'dark'], elder: ['light'] } as const;

for (const form of FORMS) {
  const { locale, options } = form;
  const schemes = SCHEMES[form.form === 'elder' ? 'elder' : 'standard'];
  test.describe(`${locale} ${form.form}`, () => {
    const shared = sharedPage(options);
    const pages = form.pages.filter(({ number }) => inTurn(FORMS, number).includes(form));

    for (const { name, address, number } of pages)
      for (const colorScheme of inTurn(schemes, number))
        test(`EL-20 every control is reached by the keyboard, seen, and left again: ${name} (${locale}, ${form.form}, ${colorScheme})`, async ({
          request,
        }) => {
          const page = shared();
          await page.emulateMedia({ colorScheme });
          await page.goto(addressOf(locale, await addressFor(request, address)));
          expect(await walkStops(page)).toBeGreaterThan(5);
        });
  });
}
