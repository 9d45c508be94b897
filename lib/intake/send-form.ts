import 'server-only';
import { FORMS } from '../forms/rules';
import { log } from '../log';
import type { FormName, FormValues, Problem } from '../model/form';
import type { Locale } from '../model/variant';
import { callOws, type OwsBody } from '../ows/client';
import { OwsError } from '../ows/errors';
import { withoutControls, withoutControlsInLines } from '../possible';
import { findCall } from '../relay/calls';
import { writeForm } from '../relay/form-parts';
import { visitorText } from '../relay/words';
import { isRecord, toText } from '../values';
import type { ReceivedFile } from './read-upload';
import { formWords } from './words';

export type Outcome =
  | { kind: 'sent'; at: number; reference: string }
  /** `status` is that of the answer to the visitor. */
  | { kind: 'failed'; status: number; problem: Problem };

interface Sending {
  form: FormName;
  locale: Locale;
  values: FormValues;
  files: readonly ReceivedFile[];
  /** The visitor's info of a complaint. */
  info: string;
}

/** Fields and files as the contract wants them: made by the relay's own writer, so that both doors send alike. */
async function writeRequest({ form, values, files, info }: Sending) {
  const call = findCall(FORMS[form].call);
  if (call?.kind !== 'form') throw new Error(`no form call ${FORMS[form].call}`);
  const named = FORMS[form].fields.map(({ name, kind }) => {
    const clean = kind === 'area' ? withoutControlsInLines : withoutControls;
    return [name, clean(values[name] ?? '').trim()] as const;
  });
  const code = { code: (values.code ?? '').trim(), uuid: values.uuid ?? '' };
  const fields = { ...Object.fromEntries(named), ...code, ...(form === 'complaint' ? { info } : {}) };
  const parts = files.map(
    ({ name, bytes }) => new File([new Uint8Array(bytes)], name, { type: typeOf(name) }),
  );
  return writeForm({ fields, files: parts }, call);
}

function typeOf(name: string): string {
  if (/\.pdf$/i.test(name)) return 'application/pdf';
  return /\.png$/i.test(name) ? 'image/png' : 'image/jpeg';
}

/** The back office words it in Chinese; the two messages of a captcha are known in English too. */
function codeText(msg: string, locale: Locale): string {
  const { errors } = formWords(locale);
  if (locale === 'zh') return msg;
  return /失效|过期/.test(msg) ? errors.codeExpired : errors.codeWrong;
}

function outcomeOf(error: unknown, { form, locale }: Sending): Outcome {
  const { errors, [form]: own } = formWords(locale);
  const failed = (status: number, text: string, field = ''): Outcome => ({
    kind: 'failed',
    status,
    problem: { field, text },
  });
  if (!(error instanceof OwsError)) return failed(500, own.failure);
  if (error.failure === 'unsent') return failed(503, errors.unsent);
  if (error.failure !== 'answer') return failed(error.failure === 'timeout' ? 504 : 502, errors.unconfirmed);
  const msg = visitorText(error.message, { code: error.code, locale });
  return msg.includes('验证码') ? failed(422, codeText(msg, locale), 'code') : failed(422, msg);
}

function readAnswer({ data }: OwsBody, { form, locale }: Sending): Outcome {
  const answer = isRecord(data) ? data : {};
  if (form === 'report' && answer.success === false) {
    const { failure } = formWords(locale).report;
    return { kind: 'failed', status: 422, problem: { field: '', text: failure } };
  }
  const reference = toText(answer.id);
  return { kind: 'sent', at: Date.now(), reference: /^[\w-]{4,64}$/.test(reference) ? reference : '' };
}

/** Hands a checked form to the back office, once. Never throws; of a failure only its kind is logged. */
export async function sendForm(sending: Sending): Promise<Outcome> {
  const path = FORMS[sending.form].call;
  try {
    const { body, contentType } = await writeRequest(sending);
    const headers = { 'content-type': contentType };
    const answer = await callOws({ method: 'POST', path, body, headers, use: 'personal', patience: 'call' });
    const outcome = readAnswer(answer, sending);
    // The consent to this version of the privacy text, and nothing of whom.
    log.info(
      { call: path, outcome: outcome.kind, privacy: sending.values.privacyVersion },
      'a form was handed on',
    );
    return outcome;
  } catch (error) {
    const failure = error instanceof OwsError ? error.failure : 'fault';
    log.warn({ call: path, failure }, 'a form was not taken');
    return outcomeOf(error, sending);
  }
}
