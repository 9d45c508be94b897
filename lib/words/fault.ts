import words from '@/messages/fault.json';

/** Texts for faults in the language of the page, without a provider, which may be missing when they are needed. */
export function faultWords(): (typeof words)['zh'] {
  return document.documentElement.lang.startsWith('en') ? words.en : words.zh;
}
