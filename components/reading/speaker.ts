import { engine } from './voices';

/** An utterance that stays silent for so long has failed: some engines report nothing. */
const SILENT_MS = 4000;

interface Endings {
  ended(): void;
  failed(): void;
}

/** Speaks one utterance at a time. */
export function speakerOf() {
  /** Events of others are late. Held, since some browsers collect it while it speaks. */
  let current: SpeechSynthesisUtterance | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel(): void {
    clearTimeout(timer);
    current = undefined;
    engine()?.cancel();
  }

  return {
    cancel,
    speak(utterance: SpeechSynthesisUtterance, { ended, failed }: Endings): void {
      if (current) cancel();
      const whileCurrent = (act?: () => void) => () => {
        if (current !== utterance) return;
        clearTimeout(timer);
        act?.();
      };
      current = utterance;
      utterance.onstart = whileCurrent();
      utterance.onend = whileCurrent(() => {
        current = undefined;
        ended();
      });
      utterance.onerror = whileCurrent(failed);
      timer = setTimeout(whileCurrent(failed), SILENT_MS);
      engine()?.speak(utterance);
    },
  };
}
