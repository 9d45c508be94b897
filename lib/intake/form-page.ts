import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { findByPath, getMenu } from '../content/menu';
import { getPrivacyText } from '../content/privacy';
import { cookieName } from '../cookie-name';
import { env } from '../env';
import type { Captcha, FormName, FormPage, ReceiptPage } from '../model/form';
import type { PageContext } from '../model/page';
import type { Locale } from '../model/variant';
import { clientAddress } from '../relay/client-address';
import { takeTurn } from '../relay/rate-limits';
import { Refusal } from '../relay/refusal';
import { wordsFor } from '../relay/words';
import { issueCaptcha, noCaptcha } from './captcha';
import { INFO_COOKIE, infoOfCookie } from './complaint-session';
import { STATE_HEADER, stateOf } from './form-state';
import { maskMiddle } from './mask';
import { readReceipt, receiptCookie } from './receipt';
import { formWords } from './words';

/** A captcha for a page that is opened; who opens too many gets the form without one. */
async function firstCaptcha(locale: Locale, asked: Headers): Promise<Captcha> {
  try {
    await takeTurn('captcha', clientAddress(asked, env().trustedProxies));
    return await issueCaptcha('image', locale);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return noCaptcha('image', wordsFor(error.code, locale));
  }
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
  const title = `${formWords(locale).receipt.title} - ${settings.name[locale]}`;
  return { form, title, receipt: readReceipt(form, cookie), hotline: settings.hotline };
}
