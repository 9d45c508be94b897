import 'server-only';
import { cookies } from 'next/headers';
import { ownCookieName } from '@/lib/gate/own-cookies';
import type { PageContext } from '@/lib/model/page';
import type { VerificationPage } from '@/lib/model/verification';
import { env } from '@/lib/runtime/env';
import { translator } from '@/lib/words/translator';
import { readVerdict, VERDICT_COOKIE } from './receive';

/** The form, and the answer to the last check from this browser. */
export async function getVerificationPage({ locale }: PageContext): Promise<VerificationPage> {
  const { settings } = env();
  const verdict = readVerdict((await cookies()).get(ownCookieName(VERDICT_COOKIE))?.value);
  const title = `${translator(locale, 'verification')('title')} - ${settings.name[locale]}`;
  return { verdict, hotline: settings.hotline, siteName: settings.name[locale], title };
}
