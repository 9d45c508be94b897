import 'server-only';
import { cookies } from 'next/headers';
import en from '../../messages/en.json';
import zh from '../../messages/zh.json';
import { env } from '../env';
import type { PageContext } from '../model/page';
import type { VerifyPage } from '../model/verification';
import { readVerdict, VERDICT_COOKIE } from './receive';

/** The form, and the answer to what was just asked from this browser. */
export async function getVerifyPage({ locale }: PageContext): Promise<VerifyPage> {
  const { settings } = env();
  const verdict = readVerdict((await cookies()).get(VERDICT_COOKIE)?.value);
  const title = `${{ zh, en }[locale].verify.title} - ${settings.name[locale]}`;
  return { verdict, hotline: settings.hotline, title };
}
