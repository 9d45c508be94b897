import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Captcha, CaptchaKind } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { captchaHref } from '@/lib/site/endpoints';
import { readCaptcha } from './send.client';
import type { FormWords } from './words';

interface Current {
  captcha: Captcha;
  /** In milliseconds of the browser's clock; null before hydration. */
  until: number | null;
}

interface CaptchaOptions {
  first: Captcha;
  locale: Locale;
  words: FormWords;
  form: RefObject<HTMLFormElement | null>;
}

const untilOf = ({ seconds }: Captcha): number => Date.now() + seconds * 1000;

async function fetchCaptcha(locale: Locale, kind: CaptchaKind): Promise<Captcha | null> {
  try {
    const answer = await fetch(captchaHref(locale, kind), { cache: 'no-store' });
    const captcha = readCaptcha(await answer.json());
    return captcha && (captcha.uuid || captcha.trouble) ? captcha : null;
  } catch {
    return null;
  }
}

/** The current captcha, and functions that replace it: by a new request, or by one from an answer of the server. */
export function useCaptcha({ first, locale, words, form }: CaptchaOptions) {
  const [current, setCurrent] = useState<Current>({ captcha: first, until: null });
  const asking = useRef(false);
  // The page may have arrived late: the expiry counts from the request for the page.
  useEffect(() => {
    setCurrent({ captcha: first, until: performance.timeOrigin + first.seconds * 1000 });
  }, [first]);
  const put = (captcha: Captcha) => {
    setCurrent({ captcha, until: untilOf(captcha) });
    const input = form.current?.elements.namedItem('code');
    if (input instanceof HTMLInputElement) input.value = '';
  };
  const renew = async (kind: CaptchaKind) => {
    if (asking.current) return;
    asking.current = true;
    const captcha = await fetchCaptcha(locale, kind);
    asking.current = false;
    put(
      captcha ?? { ...first, kind, uuid: '', seal: '', image: '', question: '', trouble: words.code.trouble },
    );
  };
  return { ...current, put, renew };
}
