import 'server-only';
import { isRecord, toInt, toRecords, toText } from '@/lib/base/values';
import { ownCookieText } from '@/lib/gate/own-cookies';
import { seal, unseal } from '@/lib/gate/sealed';
import type { FormField, FormName, FormValues, Receipt, ReceiptRow } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { FORMS } from '@/lib/rules/forms/rules';
import { env } from '@/lib/runtime/env';
import { translator } from '@/lib/words/translator';
import { maskEmail, maskMiddle, maskName, maskText } from './mask';

const RECEIPT_SECONDS = 900;

/** The name of the cookie that holds the receipt of a form. */
export const receiptCookie = (form: FormName): string => `${form}_receipt`;

/** Browsers store cookies of 4 KB; long texts are cut until they fit. */
const MAX_COOKIE = 3600;
const QUOTES = [400, 200, 100, 40, 10];

const MASKS: Readonly<Partial<Record<FormField, (text: string) => string>>> = {
  complainant: maskName,
  reporter: maskName,
  phone: maskMiddle,
  contact: (text) => (text.includes('@') ? maskEmail(text) : maskMiddle(text)),
  email: maskEmail,
};

function quote(text: string, most: number, locale: Locale): string {
  const chars = [...text];
  if (chars.length <= most) return text;
  return chars.slice(0, most).join('') + translator(locale, 'forms')('receipt.more', { count: chars.length });
}

interface Sent {
  form: FormName;
  locale: Locale;
  values: FormValues;
  files: readonly { name: string; bytes: number }[];
  reference: string;
  privacy: string;
}

function rowsOf({ form, values, locale }: Sent, most: number): ReceiptRow[] {
  return FORMS[form].fields.flatMap(({ name }) => {
    const text = (values[name] ?? '').trim();
    return text ? [{ field: name, text: quote((MASKS[name] ?? maskText)(text), most, locale) }] : [];
  });
}

/** Set-Cookie with the masked receipt, sealed, for a quarter of an hour. The site itself stores nothing. */
export function receiptText(sent: Sent, now = Date.now()): string {
  const { form, reference, privacy, locale } = sent;
  const purpose = receiptCookie(form);
  const sealing = { secret: env().siteSecret, purpose, seconds: RECEIPT_SECONDS, now };
  const made = QUOTES.map((most) => {
    const files = sent.files.map(({ name, bytes }) => ({
      name: quote(name, Math.min(most, 60), locale),
      bytes,
    }));
    const at = new Date(now).toISOString();
    return seal({ at, reference, rows: rowsOf(sent, most), files, privacy } satisfies Receipt, sealing);
  });
  const text = made.find(({ length }) => length <= MAX_COOKIE) ?? '';
  return ownCookieText(purpose, text, RECEIPT_SECONDS);
}

/** The receipt in a cookie, or null when it has expired or is not authentic. */
export function readReceipt(form: FormName, cookie: string | undefined): Receipt | null {
  const value = unseal(cookie, { secret: env().siteSecret, purpose: receiptCookie(form) });
  if (!isRecord(value)) return null;
  const rows = FORMS[form].fields.flatMap(({ name }) => {
    const row = toRecords(value.rows).find(({ field }) => field === name);
    return row ? [{ field: name, text: toText(row.text) }] : [];
  });
  const files = toRecords(value.files).map(({ name, bytes }) => ({
    name: toText(name),
    bytes: toInt(bytes) ?? 0,
  }));
  const { at, reference, privacy } = value;
  return { at: toText(at), reference: toText(reference), rows, files, privacy: toText(privacy) };
}
