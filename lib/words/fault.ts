import words from '@/messages/fault.json';

/** The few words for faults, in the language of the page: no provider of words may be at hand when they are needed. */
export function faultWords(): (typeof words)['zh'] {
  return document.documentElement.lang.startsWith('en') ? words.en : words.zh;
}
