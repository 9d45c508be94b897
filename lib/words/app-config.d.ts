import type { Locale } from '@/lib/model/variant';
import type zh from '@/messages/zh.json';

/** Keys of messages are types: `t('noSuchKey')` fails `npm run types`. A test holds both languages to the same keys. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof zh;
  }
}
