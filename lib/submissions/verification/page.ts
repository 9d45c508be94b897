import 'server-only';
import { cookies } from 'next/headers';
import { cookieName } from '@/lib/gate/cookie-name';
import type { PageContext } from '@/lib/model/page';
import type { VerificationPage } from '@/lib/model/verification';
import { env } from '@/lib/runtime/env';
import { translator } from '@/lib/words/translator';
import { readVerdict, VERDICT_COOKIE } from './receive';

/** The form, and the answer to the last check from this browser. */
export async function getVerificationPage({ locale }: PageContext): Promise<VerificationPage> {
  const { settings, secure } = env();
  const verdict = readVerdict((await cookies()).get(cookieName(VERDICT_COOKIE, secure))?.value);
  const title = `${translator(locale, 'verification')('title')} - ${settings.name[locale]}`;
  return { verdict, hotline: settings.hotline, siteName: settings.name[locale], title };
}
