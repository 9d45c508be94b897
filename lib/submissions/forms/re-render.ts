import 'server-only';
import { stringifyCookie } from 'cookie';
import { request as ask } from 'undici';
import { readCookie } from '@/lib/gate/cookies';
import { NO_STORE, ownCookieName, ownCookieOf } from '@/lib/gate/own-cookies';
import { ownHeaders } from '@/lib/gate/own-request';
import { makeToken } from '@/lib/gate/tokens';
import type { FormName } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { FORMS } from '@/lib/rules/forms/rules';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { href } from '@/lib/site/routes';
import { INFO_COOKIE } from '../complaint/complaint-session';
import { dropState, type FormState, STATE_HEADER, storeState } from './form-state';
import { plainAnswer } from './plain-answer';

const RENDER_MS = 20_000;
/** Headers that decide the device, as in the visitor's own request. */
const PASSED = ['user-agent', 'sec-ch-ua-mobile'];
const RETURNED = ['content-type', 'content-language', 'content-security-policy', 'vary'];

interface Rendering {
  form: FormName;
  locale: Locale;
  state: FormState;
  status: number;
  headers?: Readonly<Record<string, string>>;
}

async function headersFor(request: Request, id: string): Promise<Record<string, string>> {
  const passed = PASSED.flatMap((name) => {
    const value = request.headers.get(name);
    return value ? [[name, value] as const] : [];
  });
  // The form is rendered for the visitor who filled it in, even after the session has expired: nothing typed may be lost.
  const token = await makeToken({ secret: env().siteSecret, purpose: 'complaint', seconds: 60 });
  const device = readCookie(request.headers.get('cookie'), 'device');
  const version = readCookie(request.headers.get('cookie'), 'version');
  const owner = ownCookieOf(request, INFO_COOKIE);
  const cookie = stringifyCookie({
    [ownCookieName('complaint')]: token,
    ...(owner && { [ownCookieName(INFO_COOKIE)]: owner }),
    ...(/^(mobile|desktop)$/.test(device ?? '') && { device }),
    ...(version === 'elder' && { version }),
  });
  return { ...Object.fromEntries(passed), cookie, [STATE_HEADER]: id, ...ownHeaders() };
}

async function fetchPage(request: Request, { form, locale, state }: Rendering) {
  const id = storeState(state);
  try {
    const headers = await headersFor(request, id);
    const url = new URL(href(locale, FORMS[form].path), env().selfUrl);
    const answer = await ask(url, { headers, signal: AbortSignal.timeout(RENDER_MS) });
    const html = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
    const returned = RETURNED.flatMap((name) => {
      const value = answer.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    return { html, headers: Object.fromEntries(returned) };
  } finally {
    dropState(id);
  }
}

/**
 * Re-renders the page of a form with its problems and everything that was typed: the answer to a POST without
 * a script. The site requests its own page, because an endpoint cannot render one (ADR 0013).
 */
export async function reRender(request: Request, rendering: Rendering): Promise<Response> {
  try {
    const { html, headers } = await fetchPage(request, rendering);
    const all = { ...headers, ...rendering.headers, ...NO_STORE };
    return new Response(html, { status: rendering.status, headers: all });
  } catch (error) {
    log.error(
      { failure: error instanceof Error ? error.name : 'unknown' },
      'a form could not be re-rendered',
    );
    return plainAnswer(rendering.locale, { ...rendering, problems: rendering.state.problems });
  }
}
