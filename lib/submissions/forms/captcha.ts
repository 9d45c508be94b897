import 'server-only';
import { OwsError } from '@/lib/base/ows-error';
import { overLimit } from '@/lib/gate/admit';
import { visitorText, wordsFor } from '@/lib/gate/refusal-words';
import { endOfToken, isValidToken, makeToken } from '@/lib/gate/tokens';
import type { Captcha, CaptchaKind } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { fetchCaptcha } from '@/lib/ows/contract/visitor';
import { env } from '@/lib/runtime/env';
import { translator } from '@/lib/words/translator';
import { isSpent } from './spent-captchas';

/** Lifetime where the back office states none: its family deletes captchas after two minutes (ADR 0048). */
const USUAL_SECONDS = 120;

const LEAST_SECONDS = 30;
const MAX_SECONDS = 1800;

/** A stated lifetime is kept within bounds. */
const lifetimeOf = (stated: number | null): number =>
  stated === null ? USUAL_SECONDS : Math.min(MAX_SECONDS, Math.max(LEAST_SECONDS, stated));

/** Image types by the first characters in base64: the back office does not state the type. */
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

interface Lease {
  uuid: string;
  seconds: number;
}

const purposeOf = ({ uuid, seconds }: Lease) => ({
  secret: env().siteSecret,
  purpose: `captcha:${uuid}:${seconds}`,
});

/** Token of uuid and lifetime, with the lifetime in front: `600.<token>`. */
const sealFor = async (lease: Lease): Promise<string> =>
  `${lease.seconds}.${await makeToken({ ...purposeOf(lease), seconds: lease.seconds })}`;

/** Parts of a seal, unverified. */
function partsOf(seal: string | undefined): { seconds: number; token: string } {
  const [, seconds = '0', token = ''] = /^(\d{1,5})\.(.+)$/.exec(seal ?? '') ?? [];
  return { seconds: Number(seconds), token };
}

/** A captcha that is unavailable, with the reason. */
export function noCaptcha(kind: CaptchaKind, trouble: string): Captcha {
  return { kind, uuid: '', seal: '', image: '', question: '', seconds: 0, trouble };
}

function troubleOf(error: unknown, locale: Locale): string {
  const trouble = translator(locale, 'forms.code')('trouble');
  if (!(error instanceof OwsError) || error.failure !== 'answer') return trouble;
  return visitorText(error.message, { code: error.code, locale });
}

/** A new captcha of the back office, sealed with its lifetime. Never throws: `trouble` gives the reason. */
export async function issueCaptcha(kind: CaptchaKind, locale: Locale): Promise<Captcha> {
  const t = translator(locale, 'forms.code');
  try {
    const { uuid, img, question, expiresIn } = await fetchCaptcha(kind);
    const image = kind === 'image' ? pictureOf(img) : '';
    const shown = kind === 'text' ? question.trim().slice(0, 40) : image;
    if (!/^[\w-]{8,64}$/.test(uuid) || !shown) {
      const { hotline } = env().settings;
      return noCaptcha(kind, kind === 'text' ? t('noText', { hotline }) : t('trouble'));
    }
    const seconds = lifetimeOf(expiresIn);
    const seal = await sealFor({ uuid, seconds });
    return { kind, uuid, seal, image, question: kind === 'text' ? shown : '', seconds, trouble: '' };
  } catch (error) {
    return noCaptcha(kind, troubleOf(error, locale));
  }
}

/**
 * The same, but sums are rate limited per visitor, since programs can solve them. Beyond the limit `trouble`
 * says so.
 */
export async function issueCounted(kind: CaptchaKind, locale: Locale, requested: Headers): Promise<Captcha> {
  const refusal = kind === 'text' ? await overLimit(requested, 'sums') : null;
  return refusal ? noCaptcha('text', wordsFor(refusal.code, locale)) : issueCaptcha(kind, locale);
}

/** Age of the captcha of a form, in milliseconds. */
export function ageOfCaptcha(fields: ReadonlyMap<string, string>, now = Date.now()): number {
  const { seconds, token } = partsOf(fields.get('seal'));
  return now - (endOfToken(token) - seconds * 1000);
}

/** Checks a captcha as far as the site can: issued here, not expired, not used. */
export async function judgeCaptcha(
  fields: ReadonlyMap<string, string>,
): Promise<'codeRequired' | 'codeExpired' | null> {
  if (!fields.get('code')?.trim()) return 'codeRequired';
  const uuid = fields.get('uuid') ?? '';
  const { seconds, token } = partsOf(fields.get('seal'));
  const valid = await isValidToken({ ...purposeOf({ uuid, seconds }), token });
  return valid && !(await isSpent(uuid, fields.get('once') ?? '')) ? null : 'codeExpired';
}
