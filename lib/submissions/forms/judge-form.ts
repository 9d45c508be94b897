import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPrivacyText } from '@/lib/content/customer/privacy';
import type { FormValues, Problem } from '@/lib/model/forms';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { translator } from '@/lib/words/translator';
import { ageOfCaptcha, judgeCaptcha } from './captcha';
import { inspectFile } from './inspect-file';
import { fieldProblems, fileProblems } from './problems';
import type { Upload } from './read-upload';
import type { Visit } from './visit';

/** The problem of a captcha that has expired or that another page has used; logs it. */
export function expiredCaptcha({ form, locale }: Visit): Problem {
  log.info({ refused: 422, what: `captcha of ${form}` }, 'a request was refused');
  return { field: 'code', text: translator(locale, 'forms.errors')('codeExpired') };
}

async function captchaProblems(visit: Visit, { fields }: Upload): Promise<Problem[]> {
  // A missing code is reported by the schema.
  return (await judgeCaptcha(fields)) === 'codeExpired' ? [expiredCaptcha(visit)] : [];
}

/** The consent must refer to the current text. */
async function privacyProblems({ locale }: Visit, { fields }: Upload): Promise<Problem[]> {
  const { version } = await getPrivacyText(locale);
  const changed =
    version !== '' && fields.get('privacy') === 'yes' && fields.get('privacyVersion') !== version;
  return changed ? [{ field: 'privacy', text: translator(locale, 'forms.errors')('privacyChanged') }] : [];
}

/** A complaint needs an identity session; a report does not. */
function sessionProblems({ form, locale }: Visit, info: string): Problem[] {
  const over = form === 'complaint' && !info;
  return over ? [{ field: 'session', text: translator(locale, 'forms.errors')('sessionOver') }] : [];
}

/** Honeypot: a field that is hidden from people. */
export const TRAP = 'website';

/** A filled honeypot means that a program sent the form. */
function programProblems({ locale }: Visit, { fields }: Upload): Problem[] {
  return fields.get(TRAP) ? [{ field: '', text: translator(locale, 'forms.errors')('tooQuick') }] : [];
}

/**
 * Delays a form until its captcha could have been read, so that programs gain nothing by being fast and no visitor has to
 * retype anything.
 */
async function waitOut({ fields }: Upload): Promise<void> {
  const least = env().formLeastSeconds * 1000;
  const left = Math.min(least, least - ageOfCaptcha(fields));
  if (left > 0) await sleep(left);
}

async function inspectFiles({ files }: Upload): Promise<void> {
  for (const file of files) {
    if (file.bytes.length > 0) file.problem ??= await inspectFile(file);
  }
}

/** The text fields of an upload. */
export const valuesOf = ({ fields }: Upload): FormValues => Object.fromEntries(fields);

/** All problems of a form, in the order of the page. */
export async function judgeForm(visit: Visit, upload: Upload, info: string): Promise<Problem[]> {
  await Promise.all([inspectFiles(upload), waitOut(upload)]);
  const { form, locale } = visit;
  return [
    ...sessionProblems(visit, info),
    ...fieldProblems(form, valuesOf(upload), locale),
    ...(await captchaProblems(visit, upload)),
    ...(await privacyProblems(visit, upload)),
    ...fileProblems(form, upload, locale),
    ...programProblems(visit, upload),
  ];
}
