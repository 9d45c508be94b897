import 'server-only';
import { CAPTCHA_SECONDS } from '../constants';
import { env } from '../env';
import { fill } from '../forms/fill';
import type { Captcha, CaptchaKind } from '../model/form';
import type { Locale } from '../model/variant';
import { OwsError } from '../ows/errors';
import { fetchCaptcha } from '../ows/visitor';
import { processWide } from '../process-wide';
import { clientAddress } from '../relay/client-address';
import { takeTurn } from '../relay/rate-limits';
import { Refusal } from '../relay/refusal';
import { visitorText, wordsFor } from '../relay/words';
import { endOfToken, isValidToken, makeToken } from '../tokens';
import { formWords } from './words';

/** Pictures by the first characters of their base64: the back office does not say the type. */
const TYPES = [
  ['iVBOR', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
] as const;

function pictureOf(base64: string): string {
  const type = TYPES.find(([start]) => base64.startsWith(start))?.[1];
  return type && /^[\w+/=\s]+$/.test(base64) ? `data:${type};base64,${base64}` : '';
}

const sealOf = (uuid: string) => ({ secret: env().siteSecret, purpose: `captcha:${uuid}` });

export function noCaptcha(kind: CaptchaKind, trouble: string): Captcha {
  return { kind, uuid: '', seal: '', image: '', question: '', seconds: 0, trouble };
}

function troubleOf(error: unknown, locale: Locale): string {
  const { trouble } = formWords(locale).code;
  if (!(error instanceof OwsError) || error.failure !== 'answer') return trouble;
  return visitorText(error.message, { code: error.code, locale });
}

/** A new captcha of the back office, sealed with the time it is good for. Never throws: `trouble` says why not. */
export async function issueCaptcha(kind: CaptchaKind, locale: Locale): Promise<Captcha> {
  const words = formWords(locale).code;
  try {
    const { uuid, img, question } = await fetchCaptcha(kind);
    const image = kind === 'image' ? pictureOf(img) : '';
    const shown = kind === 'text' ? question.trim().slice(0, 40) : image;
    if (!/^[\w-]{8,64}$/.test(uuid) || !shown) {
      const { hotline } = env().settings;
      return noCaptcha(kind, kind === 'text' ? fill(words.noText, { hotline }) : words.trouble);
    }
    const seal = await makeToken({ ...sealOf(uuid), seconds: CAPTCHA_SECONDS });
    const told = kind === 'text' ? shown : '';
    return { kind, uuid, seal, image, question: told, seconds: CAPTCHA_SECONDS, trouble: '' };
  } catch (error) {
    return noCaptcha(kind, troubleOf(error, locale));
  }
}

/**
 * The same, with sums counted for each visitor: a program solves them, so there are fewer of them than of pictures.
 * Who wants too many is told how to go on without.
 */
export async function issueCounted(kind: CaptchaKind, locale: Locale, asked: Headers): Promise<Captcha> {
  if (kind === 'text') {
    try {
      await takeTurn('sums', clientAddress(asked, env().trustedProxies));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return noCaptcha('text', wordsFor(error.code, locale));
    }
  }
  return issueCaptcha(kind, locale);
}

/** How long ago the captcha of a form was handed out, in milliseconds. */
export function ageOfCaptcha(fields: ReadonlyMap<string, string>, now = Date.now()): number {
  return now - (endOfToken(fields.get('seal')) - CAPTCHA_SECONDS * 1000);
}

/** Tried ones until they are over anyway, each with the page it was tried from. */
const spent = processWide('captchas-spent', () => new Map<string, { once: string; until: number }>());

/** A captcha is good for one try; the back office knows that too, this spares it the asking. */
export function spendCaptcha(uuid: string, once: string, now = Date.now()): void {
  for (const [old, { until }] of spent) if (until < now) spent.delete(old);
  spent.set(uuid, { once, until: now + CAPTCHA_SECONDS * 1000 });
}

/** A second click sends the same page again: it is let through, and what was sent decides whether it is the same. */
function isSpent(uuid: string, once: string): boolean {
  const known = spent.get(uuid);
  return known !== undefined && known.once !== once;
}

/** What can be told of a captcha before the back office compares it: handed out here, not over, not tried yet. */
export async function judgeCaptcha(
  fields: ReadonlyMap<string, string>,
): Promise<'codeRequired' | 'codeExpired' | null> {
  if (!fields.get('code')?.trim()) return 'codeRequired';
  const uuid = fields.get('uuid') ?? '';
  const valid = await isValidToken({ ...sealOf(uuid), token: fields.get('seal') });
  return valid && !isSpent(uuid, fields.get('once') ?? '') ? null : 'codeExpired';
}
