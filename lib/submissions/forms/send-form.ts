import 'server-only';
import { z } from 'zod';
import { OwsError } from '@/lib/base/ows-error';
import { isRecord, toText } from '@/lib/base/values';
import { visitorText } from '@/lib/gate/refusal-words';
import { formFields } from '@/lib/mappers/forms';
import type { FormName, FormValues } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { callOws, type OwsBody } from '@/lib/ows/client';
import { FORM_REQUESTS } from '@/lib/ows/contract/forms';
import { writeForm } from '@/lib/relay/form-parts';
import { log } from '@/lib/runtime/log';
import { translator } from '@/lib/words/translator';
import type { ReceivedFile } from './read-upload';

const OUTCOME = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sent'), at: z.number(), reference: z.string() }),
  z.object({
    kind: z.literal('failed'),
    /** HTTP status of the answer to the visitor. */
    status: z.number().int().min(400).max(599),
    problem: z.object({ field: z.string(), text: z.string() }),
  }),
]);

export type Outcome = z.infer<typeof OUTCOME>;

/** The outcome that another process has stored; null for anything else. */
export const readOutcome = (stored: unknown): Outcome | null => OUTCOME.safeParse(stored).data ?? null;

export const isSent = ({ kind }: Outcome): boolean => kind === 'sent';

interface Sending {
  form: FormName;
  locale: Locale;
  values: FormValues;
  files: readonly ReceivedFile[];
  /** The visitor's info; complaints only. */
  info: string;
}

/** The request in the form of the contract, serialised as in the relay. */
async function writeRequest({ form, values, files, info }: Sending) {
  const fields = { ...formFields(form, values), ...(form === 'complaint' ? { info } : {}) };
  const parts = files.map(
    ({ name, bytes }) => new File([new Uint8Array(bytes)], name, { type: typeOf(name) }),
  );
  return writeForm({ fields, files: parts }, FORM_REQUESTS[form]);
}

function typeOf(name: string): string {
  if (/\.pdf$/i.test(name)) return 'application/pdf';
  return /\.png$/i.test(name) ? 'image/png' : 'image/jpeg';
}

/** Messages of the back office are Chinese; the two about captchas are translated. */
function codeText(msg: string, locale: Locale): string {
  if (locale === 'zh') return msg;
  return translator(locale, 'forms.errors')(/失效|过期/.test(msg) ? 'codeExpired' : 'codeWrong');
}

function outcomeOf(error: unknown, { form, locale }: Sending): Outcome {
  const t = translator(locale, 'forms');
  const failed = (status: number, text: string, field = ''): Outcome => ({
    kind: 'failed',
    status,
    problem: { field, text },
  });
  if (!(error instanceof OwsError)) return failed(500, t(`${form}.failure`));
  if (error.failure === 'unsent') return failed(503, t('errors.unsent'));
  if (error.failure !== 'answer')
    return failed(error.failure === 'timeout' ? 504 : 502, t('errors.unconfirmed'));
  const msg = visitorText(error.message, { code: error.code, locale });
  return msg.includes('验证码') ? failed(422, codeText(msg, locale), 'code') : failed(422, msg);
}

function readAnswer({ data }: OwsBody, { form, locale }: Sending): Outcome {
  const answer = isRecord(data) ? data : {};
  if (form === 'report' && answer.success === false) {
    const text = translator(locale, 'forms.report')('failure');
    return { kind: 'failed', status: 422, problem: { field: '', text } };
  }
  const reference = toText(answer.id);
  return { kind: 'sent', at: Date.now(), reference: /^[\w-]{4,64}$/.test(reference) ? reference : '' };
}

/** Sends a checked form to the back office, once. Never throws; only the kind of a failure is logged. */
export async function sendForm(sending: Sending): Promise<Outcome> {
  const { path } = FORM_REQUESTS[sending.form];
  try {
    const { body, contentType } = await writeRequest(sending);
    const headers = { 'content-type': contentType };
    const answer = await callOws({ method: 'POST', path, body, headers, use: 'personal', budget: 'call' });
    const outcome = readAnswer(answer, sending);
    // Logs which version of the privacy text was agreed to, without the person.
    log.info(
      { call: path, outcome: outcome.kind, privacy: sending.values.privacyVersion },
      'a form was forwarded',
    );
    return outcome;
  } catch (error) {
    const failure = error instanceof OwsError ? error.failure : 'fault';
    log.warn({ call: path, failure }, 'a form was not accepted');
    return outcomeOf(error, sending);
  }
}
