import type { FormName } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { FORMS, isFormName } from '@/lib/rules/forms/rules';
import { isLocale } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { receiveForm } from '@/lib/submissions/forms/receive-form';

type Props = { params: Promise<{ locale: string; form: string }> };

const MISSING = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });

async function targetOf({ params }: Props): Promise<{ locale: Locale; form: FormName } | null> {
  const { locale, form } = await params;
  return isLocale(locale) && isFormName(form) ? { locale, form } : null;
}

/** Receives both forms, with and without a script (CU-07, CU-08). */
export async function POST(request: Request, props: Props): Promise<Response> {
  const target = await targetOf(props);
  return target ? receiveForm({ request, ...target }) : MISSING();
}

/** A visitor who reloads the address of an answered form is redirected to the form. */
export async function GET(_request: Request, props: Props): Promise<Response> {
  const target = await targetOf(props);
  if (!target) return MISSING();
  const to = href(target.locale, FORMS[target.form].path);
  return new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'no-store' } });
}
