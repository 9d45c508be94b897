import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '../env';
import { megabytes } from '../forms/check-files';
import { fill } from '../forms/fill';
import { FORMS } from '../forms/rules';
import { log } from '../log';
import { processWide } from '../process-wide';
import { clientAddress } from '../relay/client-address';
import { noteRefusal } from '../relay/failure';
import { requireMediaType } from '../relay/media-type';
import { takeTurn } from '../relay/rate-limits';
import { HeldBytes } from '../relay/read-body';
import { Refusal } from '../relay/refusal';
import { requireSameOrigin } from '../relay/same-origin';
import { wordsFor } from '../relay/words';
import { answerAgain, answerRefused, answerSent } from './answer-form';
import { judgeCaptcha, spendCaptcha } from './captcha';
import { INFO_COOKIE, infoOfCookie } from './complaint-session';
import { ownCookieOf } from './cookies';
import { judgeForm, valuesOf } from './judge-form';
import { Once } from './once';
import { readUpload, type Upload } from './read-upload';
import { receiptText } from './receipt';
import { type Outcome, sendForm } from './send-form';
import type { Visit } from './visit';
import { formWords } from './words';

const sendings = processWide('form-sendings', () => new Once<Outcome>());
/** Pages that are drawn for visitors over their limit, of all visitors together: keeping what they typed is kind,
 * drawing a thousand of them would be the overload that the limit prevents. */
const spare = processWide(
  'spare-drawings',
  () => new RateLimiterMemory({ keyPrefix: 'spare', points: 30, duration: 60 }),
);

/** The refusal of a visitor who sends too often, or null. */
async function overLimit({ request }: Visit): Promise<Refusal | null> {
  try {
    await takeTurn('forms', clientAddress(request.headers, env().trustedProxies));
    return null;
  } catch (refused) {
    if (!(refused instanceof Refusal) || refused.code !== 429) throw refused;
    return refused;
  }
}

const hasSpare = (): Promise<boolean> =>
  spare.consume('all').then(
    () => true,
    () => false,
  );

/** One for what is sent twice: the same page with the same content. */
function keyOf({ form }: Visit, { fields, files }: Upload): string {
  const hash = createHash('sha256')
    .update(form)
    .update(JSON.stringify([...fields]));
  for (const { name, bytes } of files) hash.update(JSON.stringify([name, bytes.length])).update(bytes);
  return hash.digest('hex');
}

const isSent = ({ kind }: Outcome): boolean => kind === 'sent';

async function deliver(visit: Visit, upload: Upload, info: string): Promise<Response> {
  const { form, locale } = visit;
  const { fields, files } = upload;
  spendCaptcha(fields.get('uuid') ?? '', fields.get('once') ?? '');
  const send = () => sendForm({ form, locale, values: valuesOf(upload), files, info });
  const outcome = await sendings.run(keyOf(visit, upload), send, isSent);
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

/** A button of the form other than its last: another captcha, with everything else as it is. */
function anotherCaptcha({ fields }: Upload): 'image' | 'text' | null {
  const asked = fields.get('do');
  return asked === 'image' || asked === 'text' ? asked : null;
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
  requireSameOrigin(request.headers, env().siteUrl);
  requireMediaType(request.headers, ['multipart/form-data']);
  const over = await overLimit(visit);
  if (over && !(await hasSpare())) throw over;
  const upload = await readUpload(request, {
    rule: FORMS[form].files,
    held,
    mayReadFiles: async (fields) => !over && (await judgeCaptcha(fields)) === null,
  });
  if (!over) return decide(visit, upload);
  noteRefusal(over, visit.form);
  const seconds = over.headers['Retry-After'] ?? '60';
  const text = fill(formWords(locale).errors.tooMany, { seconds });
  return answerAgain(visit, upload, { status: 429, problems: [{ field: '', text }], headers: over.headers });
}

function refused(visit: Visit, error: unknown): Response {
  const { form, locale } = visit;
  const code = error instanceof Refusal ? error.code : 500;
  const headers = error instanceof Refusal ? error.headers : {};
  if (error instanceof Refusal) noteRefusal(error, form);
  if (code === 500) log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'a form failed');
  const { errors } = formWords(locale);
  const most = megabytes(FORMS[form].files.totalBytes);
  const text = code === 413 ? fill(errors.tooBig, { most }) : wordsFor(code, locale);
  return answerRefused(visit, { status: code, problems: [{ field: '', text }], headers });
}

/** A post of one of the two forms, from the first byte to the receipt. Never throws, and logs nothing that was typed. */
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
