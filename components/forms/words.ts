import type zh from '@/messages/zh.json';

type All = (typeof zh)['forms'];

/** The messages that one form needs in the browser. */
export interface FormWords
  extends Omit<All, 'report' | 'complaint' | 'receipt' | 'steps' | 'goBack' | 'filesAgain'> {
  fields: Readonly<Record<string, string>>;
  hints: Readonly<Record<string, string>>;
  carriers: Readonly<Record<string, string>>;
}
