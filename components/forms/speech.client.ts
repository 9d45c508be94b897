import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/model/variant';

const LANGUAGES: Readonly<Record<Locale, string>> = { zh: 'zh-CN', en: 'en-GB' };
/** A little slower than usual speech. */
const RATE = 0.8;

const voiceFor = (locale: Locale): SpeechSynthesisVoice | undefined =>
  window.speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(locale));

/** Whether the visitor's device has a voice of this language; false before hydration. */
export function useHasVoice(locale: Locale): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const look = () => setHas(voiceFor(locale) !== undefined);
    look();
    // Some browsers load their voices after the first question for them.
    window.speechSynthesis.addEventListener?.('voiceschanged', look);
    return () => window.speechSynthesis.removeEventListener?.('voiceschanged', look);
  }, [locale]);
  return has;
}

/** Speaks a short text by the device's own voice, instead of anything that it was speaking. */
export function speak(text: string, locale: Locale): void {
  const said = new SpeechSynthesisUtterance(text);
  said.lang = LANGUAGES[locale];
  said.voice = voiceFor(locale) ?? null;
  said.rate = RATE;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(said);
}
