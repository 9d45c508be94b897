import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/model/variant';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import { PageScript } from './page-script/page-script.client';

const MESSAGES = { zh, en };

/** For tests: renders a view in a language, with the site's own messages. */
export function renderView(view: ReactNode, locale: Locale = 'zh'): RenderResult {
  return render(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Shanghai">
      {view}
    </NextIntlClientProvider>,
  );
}

/** For tests: renders a view with the page's script, as the frame does. */
export function renderWithScript(view: ReactNode, locale: Locale = 'zh'): RenderResult {
  return renderView(
    <>
      {view}
      <PageScript />
    </>,
    locale,
  );
}

/** For tests: sets the visitor's media preferences. */
export function preferLessMotion(less: boolean): void {
  window.matchMedia = jest.fn((query: string) => ({ matches: less && query.includes('reduce') })) as never;
}
