import words from '@/messages/fault.json';

/** Fault messages in the language of the page; they need no provider, which may be missing after a fault. */
export function faultWords(): (typeof words)['zh'] {
  return document.documentElement.lang.startsWith('en') ? words.en : words.zh;
}
