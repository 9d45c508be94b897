import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts that were given to the voice engine, with their rates. */
    spokenTexts: { text: string; rate: number }[];
    /** Ends the sentence that is being spoken. */
    endSentence: () => void;
  }
}

/** Replaces the browser's voice engine on every page by a silent one with voices of these languages. */
export async function stubSpeech(page: Page, languages: readonly string[]): Promise<void> {
  await page.addInitScript((langs) => {
    let current: SpeechSynthesisUtterance | undefined;
    const event = new Event('end') as SpeechSynthesisEvent;
    window.spokenTexts = [];
    window.endSentence = () => current?.onend?.(event);
    const engine = {
      getVoices: () => langs.map((lang) => ({ lang, localService: true, default: false })),
      cancel: () => {
        current = undefined;
      },
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        window.spokenTexts.push({ text: utterance.text, rate: utterance.rate });
        utterance.onstart?.(event);
      },
      addEventListener: () => undefined,
    };
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: engine });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, languages);
}
