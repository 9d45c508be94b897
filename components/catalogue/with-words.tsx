import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/model/variant';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';

const MESSAGES = { zh, en };

/** For tests and pictures: a view with the site's words in a language, outside of the framework. */
export function WithWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Shanghai">
      {children}
    </NextIntlClientProvider>
  );
}
