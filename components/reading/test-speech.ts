/** For tests: a voice engine that speaks only when it is told to. */

interface Spoken {
  text: string;
  lang: string;
  rate: number;
  voice?: { lang: string };
  onstart?: () => void;
  onend?: () => void;
  onerror?: () => void;
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

export const voiceOf = (lang: string, more: Partial<Voice> = {}): Voice => ({
  lang,
  localService: true,
  default: false,
  ...more,
});

/** Replaces the browser's engine by one with these voices; without voices there is no engine. */
export function fakeSpeech(voices: Voice[] | null) {
  const spoken: Spoken[] = [];
  const cancel = jest.fn();
  const events = new EventTarget();
  const engine = {
    cancel,
    getVoices: () => voices,
    speak: (utterance: Spoken) => spoken.push(utterance),
    addEventListener: events.addEventListener.bind(events),
  };
  class Utterance {
    constructor(readonly text: string) {}
  }
  if (voices) Object.assign(window, { speechSynthesis: engine, SpeechSynthesisUtterance: Utterance });
  else Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
  return {
    texts: () => spoken.map(({ text }) => text),
    last: () => spoken.at(-1),
    cancel,
    /** What a browser does that lists its voices late. */
    addVoices: (more: Voice[]) => {
      voices?.push(...more);
      events.dispatchEvent(new Event('voiceschanged'));
    },
  };
}

/** What jsdom lacks of a window. */
export function fakeWindow({ fine = true }: { fine?: boolean } = {}) {
  const highlights = new Map<string, Range>();
  Object.assign(window, {
    CSS: { highlights },
    // Constructed with a range, it is that range.
    Highlight: Object,
    scrollBy: jest.fn(),
    matchMedia: (query: string) => ({ matches: query.includes('fine') && fine }),
  });
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 900, 10, 10);
  return { highlights, marked: () => highlights.get('reading')?.toString() };
}

/** Each test has a Chinese page, clocks that it moves itself and empty storage. Returns the signal of the current test. */
export function freshPages(): () => AbortSignal {
  let stop: AbortController;
  beforeEach(() => {
    stop = new AbortController();
    jest.useFakeTimers();
    localStorage.clear();
    document.documentElement.lang = 'zh-CN';
  });
  afterEach(() => {
    stop.abort();
    jest.useRealTimers();
  });
  return () => stop.signal;
}
