import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { OWS_TIMEOUT_MS } from './constants';
import type { SiteSettings } from './model/site';

const UNSIGNED = ['sit', 'dev', 'preprod', 'prodPreview'];

const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};

const Environment = z.object({
  OWS_URL: address.default('http://127.0.0.1:4100/ows').transform((url) => url.replace(/\/+$/, '')),
  SITE_URL: address.default('http://localhost:3000').transform((url) => new URL(url).origin),
  APP_ENV: z.string().default('production'),
  OWS_APP_KEY: z.string().default('haixu-site'),
  OWS_APP_SECRET: z.string().default(''),
  OWS_TIMEOUT_MS: z.coerce
    .number('must be a number of milliseconds')
    .int()
    .min(100)
    .max(120_000)
    .default(OWS_TIMEOUT_MS),
  SITE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  PREVIEW_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  LIVE_PLAYER_URL: address.optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  RATE_CAPTCHA_PER_MINUTE: wholeNumber(1, 100_000).default(30),
  RATE_FORMS_PER_MINUTE: wholeNumber(1, 100_000).default(10),
  RATE_SEARCH_PER_MINUTE: wholeNumber(1, 100_000).default(60),
  SITE_SETTINGS: z.string().default('settings/site.json'),
});

const both = z.object({ zh: z.string().min(1), en: z.string().min(1) });
const filing = z.object({ number: z.string(), url: address });
const Settings = z.object({
  name: both,
  legalName: both,
  logo: both,
  logoOnDark: both,
  founded: z.number(),
  hotline: z.string(),
  tollFree: z.string(),
  icp: filing,
  publicSecurity: filing,
});

/** What is limited per visitor in the relay for browsers. */
export type RateName = 'captcha' | 'forms' | 'search';

export interface Env {
  owsUrl: string;
  siteUrl: string;
  /** Production is what search engines may index. */
  production: boolean;
  /** The site is reached by https, so its cookies are kept to it. */
  secure: boolean;
  /** Key and secret of the call signature; null where calls go unsigned. */
  signing: { key: string; secret: string } | null;
  owsTimeoutMs: number;
  siteSecret: string;
  previewSecret: string | null;
  /** Script of the live player of the home banner; empty without one. */
  livePlayerUrl: string;
  /** How many proxies of our own stand before the site, each appending to X-Forwarded-For. */
  trustedProxies: number;
  /** Requests a visitor may make in a minute. */
  ratesPerMinute: Readonly<Record<RateName, number>>;
  settings: SiteSettings;
}

/** A wrong setting, in one sentence that names it. */
export class SettingError extends Error {}

function firstIssue(error: z.ZodError, source: string): SettingError {
  const issue = error.issues[0];
  return new SettingError(`${source} ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`);
}

function readSettings(file: string): SiteSettings {
  let text: string;
  try {
    text = readFileSync(resolve(/*turbopackIgnore: true*/ process.cwd(), file), 'utf8');
  } catch {
    throw new SettingError(`SITE_SETTINGS: the file ${file} cannot be read`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SettingError(`SITE_SETTINGS: the file ${file} is not JSON`);
  }
  const parsed = Settings.safeParse(json);
  if (!parsed.success) throw firstIssue(parsed.error, `settings file ${file},`);
  return parsed.data;
}

function signingOf(appEnv: string, key: string, secret: string): Env['signing'] {
  if (UNSIGNED.includes(appEnv)) return null;
  if (!secret) {
    throw new SettingError(
      `OWS_APP_SECRET must be set, since calls are signed in every APP_ENV but ${UNSIGNED.join(', ')}`,
    );
  }
  return { key, secret };
}

/** Reads and checks all configuration; throws a SettingError that names the first mistake. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) throw firstIssue(parsed.error, 'setting');
  const env = parsed.data;
  if (!env.SITE_SECRET) throw new SettingError('SITE_SECRET must be set (16 characters or more)');
  return {
    owsUrl: env.OWS_URL,
    siteUrl: env.SITE_URL,
    production: env.APP_ENV === 'production',
    secure: env.SITE_URL.startsWith('https:'),
    signing: signingOf(env.APP_ENV, env.OWS_APP_KEY, env.OWS_APP_SECRET),
    owsTimeoutMs: env.OWS_TIMEOUT_MS,
    siteSecret: env.SITE_SECRET,
    previewSecret: env.PREVIEW_SECRET ?? null,
    livePlayerUrl: env.LIVE_PLAYER_URL ?? '',
    trustedProxies: env.TRUSTED_PROXIES,
    ratesPerMinute: {
      captcha: env.RATE_CAPTCHA_PER_MINUTE,
      forms: env.RATE_FORMS_PER_MINUTE,
      search: env.RATE_SEARCH_PER_MINUTE,
    },
    settings: readSettings(env.SITE_SETTINGS),
  };
}

let known: Env | undefined;

/** The configuration of this process, checked on first use and at start. */
export function env(): Env {
  known ??= readEnv(process.env);
  return known;
}
