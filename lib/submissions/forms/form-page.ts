import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { getPrivacyText } from '@/lib/content/customer/privacy';
import { findByPath, getMenu } from '@/lib/content/site/menu';
import { overLimit } from '@/lib/gate/admit';
import { cookieName } from '@/lib/gate/cookie-name';
import { wordsFor } from '@/lib/gate/refusal-words';
import type { Captcha, FormName, FormPage, ReceiptPage } from '@/lib/model/forms';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { translator } from '@/lib/words/translator';
import { INFO_COOKIE, infoOfCookie } from '../complaint/complaint-session';
import { issueCaptcha, noCaptcha } from './captcha';
import { STATE_HEADER, stateOf } from './form-state';
import { maskMiddle } from './mask';
import { readReceipt, receiptCookie } from './receipt';

/** A captcha for a page that is opened; a visitor who opens too many gets the form without one. */
async function firstCaptcha(locale: Locale, asked: Headers): Promise<Captcha> {
  const refusal = await overLimit(asked, 'captcha');
  return refusal ? noCaptcha('image', wordsFor(refusal.code, locale)) : issueCaptcha('image', locale);
}

/** Under whose identity a complaint goes out, masked: somebody else's link may have brought it. */
async function ownerOfSession(): Promise<string> {
  const cookie = (await cookies()).get(cookieName(INFO_COOKIE, env().secure))?.value;
  return maskMiddle(infoOfCookie(cookie));
}

/** The page of a form: empty, or as the one who sent it left it. Drawn for each visitor, kept nowhere. */
export async function getFormPage(form: FormName, { locale, path }: PageContext): Promise<FormPage> {
  const asked = await headers();
  const state = stateOf(asked.get(STATE_HEADER));
  const [tree, privacy, captcha] = await Promise.all([
    getMenu(locale),
    getPrivacyText(locale),
    state?.captcha ?? firstCaptcha(locale, asked),
  ]);
  const menu = findByPath(tree, path);
  return {
    form,
    title: menu?.label ?? '',
    intro: menu?.seo.description ?? '',
    values: state?.values ?? {},
    problems: state?.problems ?? [],
    captcha,
    owner: form === 'complaint' ? await ownerOfSession() : '',
    once: randomUUID(),
    privacy,
    hotline: env().settings.hotline,
  };
}

/** What was just sent from this browser. */
export async function getReceiptPage(form: FormName, locale: Locale): Promise<ReceiptPage> {
  const { settings, secure } = env();
  const cookie = (await cookies()).get(cookieName(receiptCookie(form), secure))?.value;
  const title = `${translator(locale, 'forms')('receipt.title')} - ${settings.name[locale]}`;
  return { form, title, receipt: readReceipt(form, cookie), hotline: settings.hotline };
}
