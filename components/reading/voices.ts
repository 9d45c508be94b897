import type { Locale } from '@/lib/model/variant';
import { spokenText } from '@/lib/rules/reading/spoken-text';

/** Some browsers list their voices a moment after they are first asked for. */
const VOICES_MS = 1500;

/** Undefined where the browser cannot speak. */
export const engine = (): SpeechSynthesis | undefined =>
  'SpeechSynthesisUtterance' in window ? window.speechSynthesis : undefined;

/** Calls back at once when the voices are known: some browsers speak only within the handler of a press. */
export function whenVoices(use: () => void): void {
  const speech = engine();
  if (!speech || speech.getVoices().length > 0) {
    use();
    return;
  }
  let used = false;
  const once = () => {
    if (!used) use();
    used = true;
  };
  speech.addEventListener('voiceschanged', once, { once: true });
  setTimeout(once, VOICES_MS);
}

/** Languages of voices, best first. A Cantonese voice reads Mandarin texts as another language. */
const WANTED: Readonly<Record<Locale, readonly RegExp[]>> = {
  zh: [/^(?:zh|cmn)-(?:\w+-)?CN/i, /^(?:zh|cmn)(?!.*-(?:HK|MO))/i],
  en: [/^en-(?:GB|US)/i, /^en/i],
};

/** A voice of the device in this language. Voices of a remote service are left out: texts would go to a third party. */
export function voiceFor(locale: Locale): SpeechSynthesisVoice | undefined {
  const voices = (engine()?.getVoices() ?? []).filter(({ localService }) => localService);
  for (const wanted of WANTED[locale]) {
    const found = voices.filter(({ lang }) => wanted.test(lang.replaceAll('_', '-')));
    if (found.length > 0) return found.find((voice) => voice.default) ?? found[0];
  }
  return undefined;
}

/** A text as it is given to the engine. `rate` is 1 for the engine's usual speed. */
export function utteranceOf(text: string, locale: Locale, rate: number): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(spokenText(text, locale));
  const voice = voiceFor(locale);
  if (voice) utterance.voice = voice;
  utterance.lang = voice?.lang ?? (locale === 'zh' ? 'zh-CN' : 'en');
  utterance.rate = rate;
  return utterance;
}
