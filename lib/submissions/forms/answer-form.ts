import 'server-only';
import { NO_STORE } from '@/lib/gate/own-cookies';
import type { CaptchaKind, Problem } from '@/lib/model/forms';
import { FORMS } from '@/lib/rules/forms/rules';
import { href } from '@/lib/site/routes';
import { translator } from '@/lib/words/translator';
import { issueCounted } from './captcha';
import { valuesOf } from './judge-form';
import { plainAnswer } from './plain-answer';
import { reRender } from './re-render';
import type { Upload } from './read-upload';
import { asksForJson, type Visit } from './visit';

interface Again {
  status: number;
  problems: readonly Problem[];
  headers?: Readonly<Record<string, string>>;
  /** Kind of the new captcha; by default that of the used one. */
  kind?: CaptchaKind;
  /** The captcha has been used, so a script needs a new one, too. */
  spent?: boolean;
}

/** Files have to be chosen again: neither the browser nor the site keeps them. */
function filesAgain({ form, locale }: Visit, { files }: Upload): Problem[] {
  if (files.length === 0) return [];
  const names = files.map(({ name }) => name).join('、');
  return [{ field: FORMS[form].files.name, text: translator(locale, 'forms')('filesAgain', { names }) }];
}

/** Answers with the problems of a form: JSON for a script, else the page with everything that was typed. */
export async function answerAgain(visit: Visit, upload: Upload, again: Again): Promise<Response> {
  const { request, form, locale } = visit;
  const { status, problems, headers } = again;
  const used = upload.fields.get('kind') === 'text' ? 'text' : 'image';
  const asScript = asksForJson(visit);
  const needsCode = !asScript || again.spent || problems.some(({ field }) => field === 'code');
  const captcha = needsCode ? await issueCounted(again.kind ?? used, locale, request.headers) : undefined;
  if (!asScript && captcha) {
    const files = filesAgain(visit, upload);
    const state = { values: valuesOf(upload), problems: [...problems, ...files], captcha };
    return reRender(request, { form, locale, state, status, headers });
  }
  const body = { ok: false, problems, captcha };
  return Response.json(body, { status, headers: { ...headers, ...NO_STORE } });
}

/** Answers a refusal from before the fields were read, when the form cannot be re-rendered. */
export function answerRefused(visit: Visit, again: Omit<Again, 'kind' | 'spent'>): Response {
  const { status, problems, headers } = again;
  if (!asksForJson(visit)) return plainAnswer(visit.locale, again);
  return Response.json({ ok: false, problems }, { status, headers: { ...headers, ...NO_STORE } });
}

/** Redirect after post; the receipt travels in a sealed cookie. */
export function answerSent({ form, locale, ...visit }: Visit, cookie: string): Response {
  const to = href(locale, FORMS[form].receiptPath);
  const headers = { ...NO_STORE, 'Set-Cookie': cookie };
  if (asksForJson({ form, locale, ...visit })) return Response.json({ ok: true, to }, { headers });
  return new Response(null, { status: 303, headers: { ...headers, Location: to } });
}
