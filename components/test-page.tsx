import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/model/variant';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';

const MESSAGES = { zh, en };

/** For tests: draws a view as a page of the language draws it, with the site's own words. */
export function draw(view: ReactNode, locale: Locale = 'zh'): RenderResult {
  return render(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Shanghai">
      {view}
    </NextIntlClientProvider>,
  );
}

/** For tests: what the visitor's system asks for. */
export function preferLessMotion(less: boolean): void {
  window.matchMedia = jest.fn((query: string) => ({ matches: less && query.includes('reduce') })) as never;
}
