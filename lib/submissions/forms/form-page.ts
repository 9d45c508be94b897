import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { getPrivacyText } from '@/lib/content/customer/privacy';
import { findByPath, getMenu } from '@/lib/content/site/menu';
import { pageHead } from '@/lib/content/site/page-head';
import { overLimit } from '@/lib/gate/admit';
import { ownCookieName } from '@/lib/gate/own-cookies';
import { wordsFor } from '@/lib/gate/refusal-words';
import type { Captcha, FormName, FormPage, ReceiptPage } from '@/lib/model/forms';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { env } from '@/lib/runtime/env';
import { translator } from '@/lib/words/translator';
import { INFO_COOKIE, sessionOfCookie } from '../complaint/complaint-session';
import { issueCaptcha, issueCounted, noCaptcha } from './captcha';
import { STATE_HEADER, stateOf } from './form-state';
import { maskMiddle } from './mask';
import { readReceipt, receiptCookie } from './receipt';

/**
 * The first captcha of a page; none for a visitor beyond the rate limit. The elder edition begins with the sum (EL-14),
 * if one can be issued.
 */
async function firstCaptcha({ locale, edition }: PageContext, requested: Headers): Promise<Captcha> {
  const refusal = await overLimit(requested, 'captcha');
  if (refusal) return noCaptcha('image', wordsFor(refusal.code, locale));
  const sum = edition === 'elder' ? await issueCounted('text', locale, requested) : null;
  return sum && !sum.trouble ? sum : issueCaptcha('image', locale);
}

/** The masked identity of a complaint, since the link may have been someone else's, and the seconds left. */
async function sessionOf(form: FormName): Promise<Pick<FormPage, 'owner' | 'sessionSeconds'>> {
  if (form !== 'complaint') return { owner: '', sessionSeconds: 0 };
  const cookie = (await cookies()).get(ownCookieName(INFO_COOKIE))?.value;
  const { info, seconds } = sessionOfCookie(cookie);
  return { owner: maskMiddle(info), sessionSeconds: seconds };
}

/** The page of a form: empty, or with what the visitor typed. Rendered for each visit, never stored. */
export async function getFormPage(form: FormName, context: PageContext): Promise<FormPage> {
  const { locale, path } = context;
  const { hotline } = env().settings;
  const requested = await headers();
  const state = stateOf(requested.get(STATE_HEADER));
  const [tree, privacy, captcha] = await Promise.all([
    getMenu(locale),
    getPrivacyText(locale),
    state?.captcha ?? firstCaptcha(context, requested),
  ]);
  return {
    form,
    ...pageHead(findByPath(tree, path), locale, form),
    values: state?.values ?? {},
    problems: state?.problems ?? [],
    captcha,
    ...(await sessionOf(form)),
    once: randomUUID(),
    privacy,
    hotline,
    hotlineHref: phoneHref(hotline),
  };
}

/** The receipt of the last submission from this browser. */
export async function getReceiptPage(form: FormName, locale: Locale): Promise<ReceiptPage> {
  const { settings } = env();
  const cookie = (await cookies()).get(ownCookieName(receiptCookie(form)))?.value;
  const title = `${translator(locale, 'forms')('receipt.title')} - ${settings.name[locale]}`;
  return { form, title, receipt: readReceipt(form, cookie), hotline: settings.hotline };
}
