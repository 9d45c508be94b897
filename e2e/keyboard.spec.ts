import { expect, type Locator, type Page, test } from '@playwright/test';
import { arrived } from './support/arrival';
import { PHONE } from './support/devices';
import { field, openForm, submit, summary, visitor } from './support/forms';
import { addressFor } from './support/found';
import { keyboardOf, withoutSpaces } from './support/keyboard';
import { menu } from './support/menu';
import { stubSpeech } from './support/speech';
import { WORDS } from './support/words';

const { zh } = WORDS;

test.use({ ...visitor(), contextOptions: { reducedMotion: 'reduce' } });

/** Links, buttons and disclosures in their order, as they are heard. */
const stopsIn = async (elements: Locator): Promise<string[]> => {
  const stops = await elements.filter({ visible: true }).evaluateAll((all) =>
    all.map((one) => {
      const role = { A: 'link', SUMMARY: 'disclosure' }[one.tagName] ?? 'button';
      return `${role}: ${one.getAttribute('aria-label') ?? one.textContent}`;
    }),
  );
  return stops.map((stop) => stop.replace(/: .*/s, (name) => `: ${withoutSpaces(name.slice(2))}`));
};

/** Presses Tab until the focus is outside of the open fold of the header, which is then closed. */
async function tabOutOf(page: Page, fold: string): Promise<void> {
  await expect(page.locator(`${fold}[open]`)).toBeVisible();
  const isInside = () => page.locator(`${fold}:focus-within`).count();
  for (let steps = 0; await isInside(); steps += 1) {
    expect(steps, 'the fold has an end').toBeLessThan(100);
    await page.keyboard.press('Tab');
  }
  await expect(page.locator(`${fold}[open]`)).toHaveCount(0);
  await expect(page.locator(':focus')).toBeInViewport();
}

test('EL-20 the header by keyboard: skip link, larger text, hotline, logo, menu, search, services, language', async ({
  page,
}) => {
  await page.goto('/');
  const keyboard = await keyboardOf(page);
  const items = menu(page).locator(':scope > ul > li > a, :scope > ul > li > details > summary');
  const top = await stopsIn(items);
  const children = (await menu(page).locator('[data-children] a').allTextContents()).map(
    (name) => `link: ${withoutSpaces(name)}`,
  );
  const logo = await page.getByRole('banner').getByRole('img').first().getAttribute('alt');
  const stops = await keyboard.tabTo(`link: ${zh.header.language.en}`);
  expect(stops.filter((stop) => top.includes(stop) || !children.includes(stop))).toEqual([
    `link: ${zh.frame.skip}`,
    `button: ${zh.elder.enter}`,
    expect.stringMatching(`^link: ${zh.header.hotline}`),
    `link: ${withoutSpaces(logo ?? '')}`,
    ...top,
    `disclosure: ${zh.search.panel.open}`,
    `link: ${zh.header.service}`,
    `link: ${zh.header.language.en}`,
  ]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('EL-20 MN-03 the menu panel by keyboard: it opens, is walked from top to bottom, and closes', async ({
    page,
  }) => {
    await page.goto('/');
    const keyboard = await keyboardOf(page);
    const toggle = `disclosure: ${zh.header.menu}`;
    await keyboard.tabTo(toggle);
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    const stops = await stopsIn(menu(page).locator('a, summary'));
    expect(await keyboard.tab(stops.length)).toEqual(stops);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect.poll(keyboard.focused).toBe(toggle);
  });

  test('EL-20 MN-03 WCAG 2.4.11 after its last entry Tab closes the menu, and nothing behind it has the focus', async ({
    page,
  }) => {
    await page.goto('/');
    const keyboard = await keyboardOf(page);
    await keyboard.tabTo(`disclosure: ${zh.header.menu}`);
    await page.keyboard.press('Enter');
    await tabOutOf(page, '[data-menu-panel]');
  });
});

test('EL-20 SE-01 the search by keyboard: panel, results, filters', async ({ page }) => {
  await page.goto('/terms');
  const keyboard = await keyboardOf(page);
  const toggle = `disclosure: ${zh.search.panel.open}`;
  await keyboard.tabTo(toggle);
  await page.keyboard.press('Enter');
  await expect.poll(keyboard.focused).toMatch(new RegExp(`^(searchbox|combobox): ${zh.search.label}$`));
  await page.keyboard.press('Escape');
  await expect.poll(keyboard.focused).toBe(toggle);
  await page.keyboard.press('Enter');
  await page.keyboard.type('2025');
  await page.keyboard.press('Enter');
  await arrived(page, /\/search\?q=2025/);
  await keyboard.skip();
  expect(await keyboard.tab(5)).toEqual([
    `searchbox: ${zh.search.label}`,
    `button: ${zh.search.submit}`,
    `combobox: ${zh.search.type}`,
    `combobox: ${zh.search.year}`,
    `button: ${zh.search.apply}`,
  ]);
});

test('EL-20 SE-01 WCAG 2.4.11 Tab and Shift+Tab out of the search close it, Esc closes it from anywhere within', async ({
  page,
}) => {
  await page.goto('/terms');
  const keyboard = await keyboardOf(page);
  const toggle = `disclosure: ${zh.search.panel.open}`;
  await keyboard.tabTo(toggle);
  await page.keyboard.press('Enter');
  await tabOutOf(page, '[data-search]');
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(keyboard.focused).toBe(toggle);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[data-search][open]')).toHaveCount(0);
  await keyboard.tabTo(toggle);
  await page.keyboard.press('Enter');
  // A blank part of the sheet takes no focus.
  await page
    .locator('[data-search] form')
    .locator('..')
    .click({ position: { x: 3, y: 3 } });
  await page.keyboard.press('Escape');
  await expect.poll(keyboard.focused).toBe(toggle);
});

test('EL-20 BR-01 the finder by keyboard: conditions, consent, then what each outlet offers', async ({
  page,
}) => {
  const { outlets } = zh;
  await page.goto('/branch');
  const keyboard = await keyboardOf(page);
  await keyboard.skip();
  expect(await keyboard.tab(5)).toEqual([
    `combobox: ${outlets.province}`,
    `searchbox: ${outlets.keyword}`,
    `button: ${outlets.search}`,
    `button: ${outlets.consent.agree}`,
    `button: ${outlets.consent.disagree}`,
  ]);
  const first = page.getByRole('list', { name: outlets.listLabel }).getByRole('listitem').first();
  const stops = await stopsIn(first.locator('a, button'));
  expect(await keyboard.tab(stops.length)).toEqual(stops);
});

test('EL-20 CU-10 the report form by keyboard: fields in their order, and from an error to its field', async ({
  page,
}) => {
  await openForm(page, 'report');
  const { forms } = zh;
  const { fields } = forms.report;
  const keyboard = await keyboardOf(page);
  const first = `combobox: ${fields.carrier}${forms.required}`;
  await keyboard.tabTo(first);
  expect(await keyboard.tab(5)).toEqual([
    `textbox: ${fields.accountName}${forms.required}`,
    `textbox: ${fields.link}${forms.required}`,
    `textbox: ${fields.description}${forms.required}`,
    `textbox: ${fields.reporter}${forms.optional}`,
    `textbox: ${fields.contact}${forms.optional}`,
  ]);
  await keyboard.tabTo(`button: ${forms.send}`);
  await page.keyboard.press('Enter');
  const link = summary(page).getByRole('link').first();
  await expect(link).toBeVisible();
  await keyboard.tabTo(`link: ${withoutSpaces((await link.textContent()) ?? '')}`);
  await page.keyboard.press('Enter');
  await expect(field(page, { form: 'report' }, 'carrier')).toBeFocused();
  expect(await keyboard.focused()).toBe(first);
});

test('EL-20 CU-10 the complaint form by keyboard: fields in their order, and the way to send it', async ({
  page,
}) => {
  await openForm(page, 'complaint');
  const { forms } = zh;
  const keyboard = await keyboardOf(page);
  const { complainant, ...others } = forms.complaint.fields;
  const labels = Object.values(others);
  await keyboard.tabTo(`textbox: ${complainant}${forms.required}`);
  expect(await keyboard.tab(labels.length)).toEqual(
    labels.map((label) => expect.stringMatching(`^textbox: ${label}(${forms.required}|${forms.optional})$`)),
  );
  await keyboard.tabTo(`button: ${forms.send}`);
  await expect(submit(page)).toBeFocused();
});

test('EL-20 the official check by keyboard: kind, text, answer', async ({ page }) => {
  const { verification } = zh;
  await page.goto('/verify');
  const keyboard = await keyboardOf(page);
  await keyboard.skip();
  // What we never ask for, with the ways on, comes first (EL-18).
  expect(await keyboard.tab(3)).toEqual([
    expect.stringMatching(/^link: .*\d{4,}/),
    `link: ${verification.downloads}`,
    `radio: ${verification.kinds.person}`,
  ]);
  await page.keyboard.press('ArrowDown');
  expect(await keyboard.focused()).toBe(`radio: ${verification.kinds.outlet}`);
  expect(await keyboard.tab(1)).toEqual([`textbox: ${verification.field}`]);
  await page.keyboard.type('95');
  expect(await keyboard.tab(1)).toEqual([`button: ${verification.submit}`]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: verification.answer })).toBeVisible();
});

test('EL-11 EL-20 reading aloud by keyboard: unfold, start, then the other buttons', async ({
  page,
  request,
}) => {
  const { reading } = zh;
  await stubSpeech(page, ['zh-CN']);
  await page.goto(await addressFor(request, '/detail?type=news&id={news}'));
  const keyboard = await keyboardOf(page);
  await keyboard.skip();
  await keyboard.tabTo(`disclosure: ${reading.label}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: reading.play, exact: true })).toBeVisible();
  expect(await keyboard.tab(1)).toEqual([`button: ${reading.play}`]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: reading.pause, exact: true })).toBeFocused();
  expect(await keyboard.tab(4)).toEqual([
    `button: ${reading.stop}`,
    `button: ${reading.back}`,
    `button: ${reading.forward}`,
    `combobox: ${reading.rate}`,
  ]);
});
