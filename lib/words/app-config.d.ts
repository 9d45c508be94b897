import type { Locale } from '@/lib/model/variant';
import type zh from '@/messages/zh.json';

/** Types message keys: `t('noSuchKey')` fails `npm run types`. A test compares the keys of both languages. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof zh;
  }
}
