import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { FormName } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { backOffice } from './relay';
import { wake } from './wake';
import { WORDS } from './words';

/** An address of its own for each visitor, so that journeys do not share rate limits. */
export const visitor = (): { extraHTTPHeaders: Record<string, string> } => ({
  extraHTTPHeaders: { 'x-forwarded-for': `198.18.${pick()}.${pick()}` },
});
const pick = (): number => 1 + Math.floor(Math.random() * 250);

export const PATHS = { report: '/report-fraud', complaint: '/online-complaints' } as const;

export const addressOf = (form: FormName, locale: Locale): string =>
  `${locale === 'en' ? '/en' : ''}${PATHS[form]}`;

/** Opens a form; a complaint needs an info first. */
export async function openForm(page: Page, form: FormName, locale: Locale = 'zh'): Promise<void> {
  await page.goto(addressOf(form, locale) + (form === 'complaint' ? '?info=journey' : ''));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** A form in one language, Chinese by default. */
interface FormPage {
  form: FormName;
  locale?: Locale;
}

export const field = (page: Page, { form, locale = 'zh' }: FormPage, name: string): Locator => {
  const labels: Readonly<Record<string, string>> = WORDS[locale].forms[form].fields;
  const { required, optional } = WORDS[locale].forms;
  return page.getByLabel(new RegExp(`^${labels[name]} (${required}|${optional})$`));
};

export const TYPED = {
  report: {
    accountName: '假冒“海序”群 <b>&',
    link: 'https://fake.example/?a=1&b=2',
    description: '第一行\n第二行：要求转账',
    reporter: '王小明',
    contact: '13812345678',
  },
  complaint: {
    complainant: '王小明',
    phone: '021-55501234',
    email: 'reader@example.com',
    summary: '交割单有误',
    details: '六月三日的交割单\n与成交不符。',
  },
} as const satisfies Record<FormName, Record<string, string>>;

/** The field that identifies a submission of these tests. */
export const MARKED = { report: 'accountName', complaint: 'summary' } as const satisfies Record<
  FormName,
  string
>;

/** The fields as the back office names them. */
const WIRE: Readonly<Record<string, string>> = {
  carrier: 'hdfw',
  accountName: 'wlmc',
  link: 'wllj',
  description: 'bxxs',
  reporter: 'xm',
  contact: 'lxfs',
  complainant: 'userName',
  summary: 'adviceSummary',
  details: 'adviceContent',
};

export const wireFields = (typed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [WIRE[name] ?? name, value]));

/** Presses Next until this question is shown; where all of them are, it presses nothing. */
export async function goToQuestion(page: Page, name: string): Promise<void> {
  const heading = page.locator(`#q-${name}`);
  const question = page.locator(`[data-question="${name}"]`);
  const all = await page.locator('[data-question]').count();
  for (let tried = 0; tried < all && !(await question.isVisible()); tried += 1) {
    const before = page.url();
    await page.locator('[data-next]').filter({ visible: true }).click();
    await expect(page).not.toHaveURL(before);
  }
  await expect(question).toBeVisible();
  if (page.url().endsWith(`#q-${name}`)) await expect(heading).toBeFocused();
}

/** Fills all but the code; `marker` goes into a field of its own, by which the submission is found. */
export async function fillForm(page: Page, { form, locale = 'zh' }: FormPage, marker: string): Promise<void> {
  if (form === 'report') await field(page, { form, locale }, 'carrier').selectOption('微信群');
  for (const [name, value] of Object.entries(TYPED[form])) {
    await goToQuestion(page, name);
    await field(page, { form, locale }, name).fill(name === MARKED[form] ? marker : value);
  }
  await goToQuestion(page, 'code');
  await page.getByRole('checkbox').check();
}

/** The solution of the captcha on the page, from the reference back office. */
async function solve(page: Page, request: APIRequestContext): Promise<string> {
  const uuid = await page.locator('input[name=uuid]').inputValue();
  const { code } = await (await request.get(`${backOffice()}/__captcha/${uuid}`)).json();
  return String(code);
}

export async function typeCode(page: Page, request: APIRequestContext): Promise<void> {
  await page.locator('#f-code').fill(await solve(page, request));
}

export const submit = (page: Page, locale: Locale = 'zh'): Locator =>
  page.getByRole('button', { name: WORDS[locale].forms.send, exact: true }).last();

export interface Submission {
  kind: string;
  fields: Record<string, string>;
  files: { originalName: string; size: number; contentType: string }[];
}

/** The submissions with this marker, from the back office. */
export async function submissionsOf(request: APIRequestContext, marker: string): Promise<Submission[]> {
  const all: Submission[] = await (await request.get(`${backOffice()}/__submissions`)).json();
  return all.filter(({ fields }) => Object.values(fields).includes(marker));
}

const letters = (): string =>
  Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

/** Letters only: numbers are masked on receipts. */
export const newMarker = (): string => `标记-${letters()}`;

/** The list of errors above a form that was not accepted. */
export const summary = (page: Page): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('heading') });

/** Points at the form, and waits until its script works. */
export async function alive(page: Page): Promise<void> {
  await wake(page, page.locator('form[method=post]'));
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

const SUM = {
  zh: /^(\d+) (加|减) (\d+) 等于多少？$/,
  en: /^What is (\d+) (plus|minus) (\d+)\?$/,
} as const satisfies Record<Locale, RegExp>;

/** The sum in words that the page asks. */
export const sumText = (page: Page, locale: Locale = 'zh'): Locator => page.getByText(SUM[locale]);

/** The solution of the sum on a Chinese page, by its words. */
export async function solveSum(page: Page): Promise<string> {
  const [, left, sign, right] = SUM.zh.exec((await sumText(page).textContent()) ?? '') ?? [];
  return String(sign === '加' ? Number(left) + Number(right) : Number(left) - Number(right));
}
