import 'server-only';
import { getPrivacyText } from '../content/privacy';
import type { FormValues, Problem } from '../model/form';
import { judgeCaptcha } from './captcha';
import { inspectFile } from './inspect-file';
import { fieldProblems, fileProblems } from './problems';
import type { Upload } from './read-upload';
import type { Visit } from './visit';
import { formWords } from './words';

async function captchaProblems({ locale }: Visit, { fields }: Upload): Promise<Problem[]> {
  const problem = await judgeCaptcha(fields);
  // A missing code the schema has told already.
  return problem === 'codeExpired' ? [{ field: 'code', text: formWords(locale).errors.codeExpired }] : [];
}

/** What was ticked must be the text that stands there now. */
async function privacyProblems({ locale }: Visit, { fields }: Upload): Promise<Problem[]> {
  const { version } = await getPrivacyText(locale);
  const changed =
    version !== '' && fields.get('privacy') === 'yes' && fields.get('privacyVersion') !== version;
  return changed ? [{ field: 'privacy', text: formWords(locale).errors.privacyChanged }] : [];
}

/** Under the identity check of which complaint; a report needs none. */
function sessionProblems({ form, locale }: Visit, info: string): Problem[] {
  const over = form === 'complaint' && !info;
  return over ? [{ field: 'session', text: formWords(locale).errors.sessionOver }] : [];
}

async function inspectFiles({ files }: Upload): Promise<void> {
  for (const file of files) {
    if (file.bytes.length > 0) file.problem ??= await inspectFile(file.bytes);
  }
}

export const valuesOf = ({ fields }: Upload): FormValues => Object.fromEntries(fields);

/** All that keeps a form from being sent, in the order of the page. */
export async function judgeForm(visit: Visit, upload: Upload, info: string): Promise<Problem[]> {
  await inspectFiles(upload);
  const { form, locale } = visit;
  return [
    ...sessionProblems(visit, info),
    ...fieldProblems(form, valuesOf(upload), locale),
    ...(await captchaProblems(visit, upload)),
    ...(await privacyProblems(visit, upload)),
    ...fileProblems(form, upload, locale),
  ];
}
