import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import type { Locale } from '@/lib/model/variant';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import { startPage } from './page-script/start';

const MESSAGES = { zh, en };

/** For tests: renders a view in a language, with the site's own messages. */
export function renderView(view: ReactNode, locale: Locale = 'zh'): RenderResult {
  return render(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Shanghai">
      {view}
    </NextIntlClientProvider>,
  );
}

/** Runs the page script over what is rendered, until that is taken away. */
function TestPageScript() {
  useEffect(() => {
    const stop = new AbortController();
    startPage(stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}

/** For tests: renders a view with the page's script. */
export function renderWithScript(view: ReactNode, locale: Locale = 'zh'): RenderResult {
  return renderView(
    <>
      {view}
      <TestPageScript />
    </>,
    locale,
  );
}

/** For tests: sets the visitor's media preferences. */
export function preferLessMotion(less: boolean): void {
  window.matchMedia = jest.fn((query: string) => ({ matches: less && query.includes('reduce') })) as never;
}
