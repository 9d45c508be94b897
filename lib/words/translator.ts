import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import { FORMATS } from './formats';

const MESSAGES: Readonly<Record<Locale, Messages>> = { zh, en };

/**
 * Returns a translator for one namespace of messages/, for use outside React: metadata, files and responses of
 * endpoints. Views use `useTranslations`, which knows the language of the page.
 * `translator('en', 'search')('title')` is plain text.
 */
export const translator = <const N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: N,
) => createTranslator({ locale, messages: MESSAGES[locale], namespace, ...FORMATS });
