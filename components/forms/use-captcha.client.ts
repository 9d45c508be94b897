import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Captcha, CaptchaKind } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { captchaHref } from '@/lib/site/endpoints';
import { readCaptcha } from './send.client';
import { useMinutesLeft } from './use-minutes-left.client';
import type { FormWords } from './words';

interface Current {
  captcha: Captcha;
  /** In milliseconds of the browser's clock; null before hydration. */
  until: number | null;
  /** It replaced one that had expired. */
  replaced: boolean;
}

interface CaptchaOptions {
  first: Captcha;
  locale: Locale;
  words: FormWords;
  form: RefObject<HTMLFormElement | null>;
}

export interface CaptchaState {
  captcha: Captcha;
  /** Whole minutes for which it is valid, rounded up; 0 when it has expired. */
  minutes: number;
  /** What the visitor is told: it expires within a minute, or it was replaced. */
  notice: 'soon' | 'renewed' | null;
  /** Requests another captcha. The focus stays, and so does every field but the code's. */
  renew: (kind: CaptchaKind) => Promise<void>;
}

async function fetchCaptcha(locale: Locale, kind: CaptchaKind): Promise<Captcha | null> {
  try {
    const answer = await fetch(captchaHref(locale, kind), { cache: 'no-store' });
    const captcha = readCaptcha(await answer.json());
    return captcha && (captcha.uuid || captcha.trouble) ? captcha : null;
  } catch {
    return null;
  }
}

/** Calls `replace` once the captcha has expired and the page can be seen: nothing is requested for a hidden page. */
function useReplacement(isOver: boolean, replace: () => void): void {
  const onOver = useEffectEvent(replace);
  useEffect(() => {
    if (!isOver) return;
    const look = () => document.visibilityState === 'visible' && onOver();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isOver]);
}

/** The current captcha, and functions that replace it: by a new request, or by one from an answer of the server. */
export function useCaptcha({ first, locale, words, form }: CaptchaOptions) {
  const [current, setCurrent] = useState<Current>({ captcha: first, until: null, replaced: false });
  const asking = useRef(false);
  const { captcha, until, replaced } = current;
  const minutes = useMinutesLeft(until, Math.ceil(first.seconds / 60));
  // The page may have arrived late: the expiry counts from the request for the page.
  useEffect(() => {
    const end = performance.timeOrigin + first.seconds * 1000;
    setCurrent({ captcha: first, until: end, replaced: false });
  }, [first]);

  const show = (next: Captcha, isReplacement: boolean) => {
    setCurrent({ captcha: next, until: Date.now() + next.seconds * 1000, replaced: isReplacement });
    const input = form.current?.elements.namedItem('code');
    if (input instanceof HTMLInputElement) input.value = '';
  };
  const request = async (kind: CaptchaKind, isReplacement: boolean) => {
    if (asking.current) return;
    asking.current = true;
    const next = await fetchCaptcha(locale, kind);
    asking.current = false;
    const none = { ...first, kind, uuid: '', seal: '', image: '', question: '', trouble: words.code.trouble };
    show(next ?? none, isReplacement && next !== null && !next.trouble);
  };
  useReplacement(minutes === 0 && !captcha.trouble, () => void request(captcha.kind, true));

  const isSoon = until !== null && minutes === 1 && !captcha.trouble;
  const notice = isSoon ? 'soon' : replaced ? 'renewed' : null;
  const state: CaptchaState = { captcha, minutes, notice, renew: (kind) => request(kind, false) };
  return { ...state, put: (next: Captcha) => show(next, false) };
}
