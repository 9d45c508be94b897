import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { FORM_DATA, overLimit, requireOwnPage } from '@/lib/gate/admit';
import { noteRefusal } from '@/lib/gate/failure';
import { ownCookieOf } from '@/lib/gate/own-cookies';
import { HeldBytes } from '@/lib/gate/read-body';
import { Refusal } from '@/lib/gate/refusal';
import { wordsFor } from '@/lib/gate/refusal-words';
import { megabytes } from '@/lib/rules/forms/check-files';
import { FORMS } from '@/lib/rules/forms/rules';
import { log } from '@/lib/runtime/log';
import { processState } from '@/lib/runtime/process-state';
import { redis } from '@/lib/runtime/redis';
import { translator } from '@/lib/words/translator';
import { INFO_COOKIE, infoOfCookie } from '../complaint/complaint-session';
import { answerAgain, answerRefused, answerSent } from './answer-form';
import { judgeCaptcha } from './captcha';
import { expiredCaptcha, judgeForm, valuesOf } from './judge-form';
import { readUpload, type Upload } from './read-upload';
import { receiptText } from './receipt';
import { isSent, type Outcome, readOutcome, sendForm } from './send-form';
import { SharedOnce } from './shared-once';
import { spendCaptcha } from './spent-captchas';
import type { Visit } from './visit';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    formSendings: SharedOnce<Outcome>;
    spareRenders: RateLimiterMemory;
  }
}

const sendings = processState(
  'formSendings',
  () => new SharedOnce({ client: redis, isDone: isSent, read: readOutcome }),
);
/** Bounds the forms re-rendered for visitors beyond their limit, for all of them together. */
const spare = processState(
  'spareRenders',
  () => new RateLimiterMemory({ keyPrefix: 'spare', points: 30, duration: 60 }),
);

const hasSpare = (): Promise<boolean> =>
  spare.consume('all').then(
    () => true,
    () => false,
  );

/** Idempotency key: the same page with the same content. */
function keyOf({ form }: Visit, { fields, files }: Upload): string {
  const hash = createHash('sha256')
    .update(form)
    .update(JSON.stringify([...fields]));
  for (const { name, bytes } of files) hash.update(JSON.stringify([name, bytes.length])).update(bytes);
  return hash.digest('hex');
}

async function deliver(visit: Visit, upload: Upload, info: string): Promise<Response> {
  const { form, locale } = visit;
  const { fields, files } = upload;
  if (!(await spendCaptcha(fields.get('uuid') ?? '', fields.get('once') ?? ''))) {
    return answerAgain(visit, upload, { status: 422, problems: [expiredCaptcha(visit)] });
  }
  const send = () => sendForm({ form, locale, values: valuesOf(upload), files, info });
  const outcome = await sendings.run(keyOf(visit, upload), send);
  if (outcome.kind === 'failed') {
    return answerAgain(visit, upload, { status: outcome.status, problems: [outcome.problem], spent: true });
  }
  const privacy = fields.get('privacyVersion') ?? '';
  const named = files.map(({ name, bytes }) => ({ name, bytes: bytes.length }));
  const sent = {
    form,
    locale,
    values: valuesOf(upload),
    files: named,
    privacy,
    reference: outcome.reference,
  };
  return answerSent(visit, receiptText(sent, outcome.at));
}

/** The kind of captcha whose button was pressed, or null; the rest of the form stays as it is. */
function anotherCaptcha({ fields }: Upload): 'image' | 'text' | null {
  const button = fields.get('do');
  return button === 'image' || button === 'text' ? button : null;
}

async function decide(visit: Visit, upload: Upload): Promise<Response> {
  const kind = anotherCaptcha(upload);
  if (kind) return answerAgain(visit, upload, { status: 200, problems: [], kind });
  const info = infoOfCookie(ownCookieOf(visit.request, INFO_COOKIE));
  const problems = await judgeForm(visit, upload, info);
  return problems.length > 0
    ? answerAgain(visit, upload, { status: 422, problems })
    : deliver(visit, upload, info);
}

async function receive(visit: Visit, held: HeldBytes): Promise<Response> {
  const { request, form, locale } = visit;
  requireOwnPage(request, [FORM_DATA]);
  const over = await overLimit(request.headers, 'forms');
  if (over && !(await hasSpare())) throw over;
  const upload = await readUpload(request, {
    rule: FORMS[form].files,
    held,
    mayReadFiles: async (fields) => !over && (await judgeCaptcha(fields)) === null,
  });
  if (!over) return decide(visit, upload);
  noteRefusal(over, visit.form);
  const seconds = over.headers['Retry-After'] ?? '60';
  const text = translator(locale, 'forms.errors')('tooMany', { seconds });
  return answerAgain(visit, upload, { status: 429, problems: [{ field: '', text }], headers: over.headers });
}

function refused(visit: Visit, error: unknown): Response {
  const { form, locale } = visit;
  const code = error instanceof Refusal ? error.code : 500;
  const headers = error instanceof Refusal ? error.headers : {};
  if (error instanceof Refusal) noteRefusal(error, form);
  if (code === 500) log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'a form failed');
  const most = megabytes(FORMS[form].files.totalBytes);
  const text = code === 413 ? translator(locale, 'forms.errors')('tooBig', { most }) : wordsFor(code, locale);
  return answerRefused(visit, { status: code, problems: [{ field: '', text }], headers });
}

/** Handles a POST of one of the two forms. Never throws, and logs nothing that was typed. */
export async function receiveForm(visit: Visit): Promise<Response> {
  const held = new HeldBytes();
  try {
    return await receive(visit, held);
  } catch (error) {
    return refused(visit, error);
  } finally {
    held.release();
  }
}
