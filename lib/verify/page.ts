import 'server-only';
import { cookies } from 'next/headers';
import en from '../../messages/en.json';
import zh from '../../messages/zh.json';
import { cookieName } from '../cookie-name';
import { env } from '../env';
import type { PageContext } from '../model/page';
import type { VerifyPage } from '../model/verification';
import { readVerdict, VERDICT_COOKIE } from './receive';

/** The form, and the answer to what was just asked from this browser. */
export async function getVerifyPage({ locale }: PageContext): Promise<VerifyPage> {
  const { settings, secure } = env();
  const verdict = readVerdict((await cookies()).get(cookieName(VERDICT_COOKIE, secure))?.value);
  const title = `${{ zh, en }[locale].verify.title} - ${settings.name[locale]}`;
  return { verdict, hotline: settings.hotline, siteName: settings.name[locale], title };
}
