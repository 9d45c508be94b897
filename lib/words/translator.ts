import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import { FORMATS } from './formats';

const MESSAGES: Readonly<Record<Locale, Messages>> = { zh, en };

/**
 * Words of one namespace of messages/, outside of React: heads, files and answers of endpoints. Views use
 * `useTranslations`, which knows the language of its page. `translator('en', 'search')('title')` is a plain text.
 */
export const translator = <const N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: N,
) => createTranslator({ locale, messages: MESSAGES[locale], namespace, ...FORMATS });
