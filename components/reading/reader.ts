import { mark, unmark } from './mark';
import { type Sentence, sentencesOfPage } from './page-text';
import { speakerOf } from './speaker';
import { utteranceOf } from './voices';

type ReaderState = 'idle' | 'playing' | 'paused';
/** Messages for the visitor; their words are in the page (reading/read-aloud.tsx). */
export type ReaderMessage = 'playing' | 'paused' | 'stopped' | 'finished' | 'first' | 'last' | 'silent';

interface Outlet {
  rate(): number;
  show(state: ReaderState): void;
  say(message: ReaderMessage): void;
}

export interface Reader {
  /** Begins, pauses or goes on. */
  toggle(): void;
  step(by: 1 | -1): void;
  stop(): void;
  pause(): void;
  /** Reads the sentence again, as after a change of the rate. */
  repeat(): void;
}

/**
 * Reads the page sentence by sentence. Paused is cancelled: engines that pause lose their place or stay silent. It
 * goes on with the beginning of the sentence.
 */
export function readerOf({ rate, show, say }: Outlet): Reader {
  let state: ReaderState = 'idle';
  let sentences: readonly Sentence[] = [];
  let at = 0;
  const speaker = speakerOf();

  function become(next: ReaderState, message: ReaderMessage): void {
    if (next !== 'playing') speaker.cancel();
    state = next;
    show(next);
    say(message);
  }

  function pause(message: ReaderMessage = 'paused'): void {
    if (state === 'playing') become('paused', message);
  }

  function stop(message: ReaderMessage = 'stopped'): void {
    if (state === 'idle') return;
    unmark();
    at = 0;
    become('idle', message);
  }

  /** Marks the sentence, and reads it while playing. */
  function go(): void {
    const sentence = sentences[at];
    if (!sentence) {
      stop('finished');
      return;
    }
    mark(sentence);
    if (state !== 'playing') return;
    speaker.speak(utteranceOf(sentence.text, sentence.locale, rate()), {
      failed: () => pause('silent'),
      ended: () => {
        at += 1;
        go();
      },
    });
  }

  function play(): void {
    if (state === 'idle') sentences = sentencesOfPage();
    if (sentences.length === 0) return;
    become('playing', 'playing');
    go();
  }

  return {
    toggle: () => (state === 'playing' ? pause() : play()),
    step(by) {
      const next = at + by;
      if (state === 'idle') play();
      else if (next >= sentences.length) say('last');
      else {
        if (next < 0) say('first');
        at = Math.max(0, next);
        go();
      }
    },
    stop: () => stop(),
    pause: () => pause(),
    repeat: () => state === 'playing' && go(),
  };
}
