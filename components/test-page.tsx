import { TextEncoder } from 'node:util';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import type { Locale } from '@/lib/model/variant';
import { WithWords } from './catalogue/with-words';
import { startPage } from './page-script/start';

// The simulated browser of the tests lacks it; QR codes need it.
globalThis.TextEncoder ??= TextEncoder;

/** For tests: renders a view in a language, with the site's own messages. */
export function renderView(view: ReactNode, locale: Locale = 'zh'): RenderResult {
  return render(<WithWords locale={locale}>{view}</WithWords>);
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

/** For tests: the markup of a view as the server sends it, and what brings it to life. */
export function renderOnServer(view: ReactNode, locale: Locale = 'zh'): { hydrate: () => RenderResult } {
  const page = <WithWords locale={locale}>{view}</WithWords>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return { hydrate: () => render(page, { container, hydrate: true }) };
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

/** For tests: whether one element stands before another in the page, in the order of reading. */
export const standsBefore = (first: Element | null, second: Element | null): boolean =>
  first !== null &&
  second !== null &&
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
