import 'server-only';
import type { Env } from '@/lib/runtime/env';
import { post, type Verdict } from './post';

type EngineName = 'indexnow' | 'baidu';

/** A search engine that is notified of changed addresses. */
export interface Engine {
  name: EngineName;
  /** Most addresses in one message. */
  most: number;
  message(addresses: readonly string[]): { url: string; headers: Record<string, string>; body: string };
}

/** `again` after a transient fault, with the delay that the engine requested; `refused` is final. */
export type Outcome =
  | { kind: 'sent'; status: number }
  | { kind: 'refused'; status: number }
  | { kind: 'again'; status: number; delayMs: number };

const TIMEOUT_MS = 10_000;
/** Baidu reports "over quota" with a 400; the quota is per day. */
const QUOTA_WAIT_MS = 6 * 3_600_000;
const ANSWER_CHARS = 10_000;

function indexNow({ key, url }: NonNullable<Env['indexNow']>, siteUrl: string): Engine {
  const site = { host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/indexnow.txt` };
  return {
    name: 'indexnow',
    most: 10_000,
    message: (urlList) => ({
      url,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ ...site, urlList }),
    }),
  };
}

function baidu({ token, url }: NonNullable<Env['baiduPush']>, siteUrl: string): Engine {
  const to = new URL(url);
  to.searchParams.set('site', siteUrl);
  to.searchParams.set('token', token);
  return {
    name: 'baidu',
    most: 2000,
    message: (addresses) => ({
      url: to.href,
      headers: { 'Content-Type': 'text/plain' },
      body: addresses.join('\n'),
    }),
  };
}

/** The configured search engines. */
export function enginesOf(env: Pick<Env, 'indexNow' | 'baiduPush' | 'siteUrl'>): Engine[] {
  return [
    ...(env.indexNow ? [indexNow(env.indexNow, env.siteUrl)] : []),
    ...(env.baiduPush ? [baidu(env.baiduPush, env.siteUrl)] : []),
  ];
}

/** The delay of a Retry-After header, which is in seconds or a date; 0 without one. */
function delayMs(header: string | null, now: number): number {
  if (header === null) return 0;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

async function isOverQuota(answer: Response): Promise<boolean> {
  return answer.status === 400 && /over quota/i.test((await answer.text()).slice(0, ANSWER_CHARS));
}

async function judge(engine: Engine, verdict: Verdict, answer: Response): Promise<Outcome> {
  const { status } = answer;
  if (verdict === 'again')
    return { kind: 'again', status, delayMs: delayMs(answer.headers.get('retry-after'), Date.now()) };
  if (verdict === 'refused' && engine.name === 'baidu' && (await isOverQuota(answer)))
    return { kind: 'again', status, delayMs: QUOTA_WAIT_MS };
  return { kind: verdict, status };
}

/**
 * Notifies a search engine of changed addresses. Status 0 means no answer within ten seconds. Never throws,
 * and the outcome contains neither key nor token.
 */
export async function notifyEngine(engine: Engine, addresses: readonly string[]): Promise<Outcome> {
  const message = { ...engine.message(addresses), timeoutMs: TIMEOUT_MS };
  const outcome = await post(message, (verdict, answer) => judge(engine, verdict, answer));
  return outcome ?? { kind: 'again', status: 0, delayMs: 0 };
}
