import { fromJson, isRecord, toInt, toRecords, toText } from '@/lib/base/values';
import type { Captcha, Problem } from '@/lib/model/forms';

export type Answer =
  | { kind: 'sent'; to: string }
  | { kind: 'problems'; problems: Problem[]; captcha: Captcha | null }
  /** No answer, or one that cannot be read. */
  | { kind: 'lost' };

const SEND_TIMEOUT_MS = 240_000;

/** The captcha in an answer of the site; null when there is none. Pictures other than data URLs are dropped. */
export function readCaptcha(value: unknown): Captcha | null {
  if (!isRecord(value)) return null;
  const { kind, uuid, seal, image, question, seconds, trouble } = value;
  return {
    kind: kind === 'text' ? 'text' : 'image',
    uuid: toText(uuid),
    seal: toText(seal),
    image: toText(image).startsWith('data:image/') ? toText(image) : '',
    question: toText(question),
    seconds: Number(seconds) || 0,
    trouble: toText(trouble),
  };
}

/**
 * The outcome in the body of an answer: a path of this site to go on to, problems by field, or `lost` where neither
 * can be read.
 */
export function readAnswer(text: string): Answer {
  const answer = fromJson(text);
  if (!isRecord(answer)) return { kind: 'lost' };
  const to = toText(answer.to);
  if (answer.ok === true && /^\/(?!\/)/.test(to)) return { kind: 'sent', to };
  const problems = toRecords(answer.problems).map((one) => ({
    field: toText(one.field),
    text: toText(one.text),
    file: toInt(one.file) ?? undefined,
  }));
  return problems.length > 0
    ? { kind: 'problems', problems, captcha: readCaptcha(answer.captcha) }
    : { kind: 'lost' };
}

interface Sending {
  to: string;
  data: FormData;
  /** Bytes sent of all bytes. */
  onProgress: (sent: number, total: number) => void;
}

/** Posts the form and reports progress, which fetch cannot. Never rejects. */
export function send({ to, data, onProgress }: Sending): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve({ kind: 'lost' });
    request.open('POST', to);
    request.timeout = SEND_TIMEOUT_MS;
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => resolve(readAnswer(request.responseText));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = lost;
    request.send(data);
  });
}

/** Progress of each file: files are the last parts of the body, in their order. */
export function sharesOf(sizes: readonly number[], sent: number, total: number): number[] {
  let before = total - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const share = size > 0 ? (sent - before) / size : 1;
    before += size;
    return Math.max(0, Math.min(1, share));
  });
}
