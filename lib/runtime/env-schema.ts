import { z } from 'zod';
import {
  OWS_CALLS_AT_ONCE,
  OWS_CALLS_PER_SECOND,
  OWS_CALLS_WAITING,
  OWS_PAGE_TIMEOUT_MS,
  OWS_SECONDARY_TIMEOUT_MS,
  OWS_TIMEOUT_MS,
} from '@/lib/base/constants';
import { isNetwork } from '@/lib/base/networks';

export const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};

const milliseconds = wholeNumber(100, 120_000);

/** An address that appears in public pages, so it must not contain a password. */
const openAddress = address.refine((url) => !/^https?:\/\/[^/]*@/i.test(url), 'must not hold a password');

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Comma-separated host names. */
const hostList = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim().toLowerCase() || []))
  .refine((hosts) => hosts.every((host) => HOST.test(host)), 'must be host names such as www2.example.com');

/** Comma-separated addresses and networks, such as 66.249.64.0/19. */
const networkList = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .refine((networks) => networks.every(isNetwork), 'must be addresses or networks such as 203.0.113.0/24');

/** A key in DER, encoded in Base64. */
const base64 = z.string().regex(/^[A-Za-z0-9+/]{40,200}={0,2}$/, 'must be Base64 of a key in DER');

/** Upper limit; the gateway waits a little longer for the answer (scripts/gateway/servers-file.ts). */
export const PUBLISH_CHECK_MOST_MS = 60_000;

/** Levels of the log, the least verbose first. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Settings with their types and defaults, from which docs/configuration.md is generated. */
export const Environment = z.object({
  OWS_URL: address.default('http://127.0.0.1:4100/ows').transform((url) => url.replace(/\/+$/, '')),
  SITE_URL: address.default('http://localhost:3000').transform((url) => new URL(url).origin),
  APP_ENV: z.string().default('production'),
  OWS_APP_KEY: z.string().default('haixu-site'),
  OWS_APP_SECRET: z.string().default(''),
  OWS_TIMEOUT_MS: milliseconds.default(OWS_TIMEOUT_MS),
  OWS_PAGE_TIMEOUT_MS: milliseconds.default(OWS_PAGE_TIMEOUT_MS),
  OWS_SECONDARY_TIMEOUT_MS: milliseconds.default(OWS_SECONDARY_TIMEOUT_MS),
  OWS_CALLS_AT_ONCE: wholeNumber(1, 1000).default(OWS_CALLS_AT_ONCE),
  OWS_CALLS_PER_SECOND: wholeNumber(1, 10_000).default(OWS_CALLS_PER_SECOND),
  OWS_CALLS_WAITING: wholeNumber(0, 100_000).default(OWS_CALLS_WAITING),
  REVALIDATE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  OPERATIONS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' }).optional(),
  SITE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  PREVIEW_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_URL: address.default('https://api.indexnow.org/indexnow'),
  BAIDU_PUSH_TOKEN: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'must have 8 to 64 letters, digits or hyphens')
    .optional(),
  BAIDU_PUSH_URL: address.default('http://data.zz.baidu.com/urls'),
  ANALYTICS_URL: openAddress.optional(),
  LIVE_PLAYER_URL: address.optional(),
  SMART_SERVICE_URL: address.optional(),
  CSP_REPORT_URL: openAddress.optional(),
  HOST: z.union([z.ipv4(), z.ipv6()], 'must be an IP address').optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  PROCESSES: wholeNumber(1, 64).default(1),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  SHARED_CACHES: networkList.default([]),
  PURGE_URL: address.optional(),
  PURGE_HEADER: z
    .string()
    .regex(
      /^[A-Za-z][A-Za-z0-9-]*: ?[!-~](?:[ -~]*[!-~])?$/,
      'must be a header such as "Authorization: Bearer …"',
    )
    .optional(),
  PUBLISH_CHECK_URL: address.transform((url) => new URL(url).origin).optional(),
  PUBLISH_CHECK_MS: wholeNumber(100, PUBLISH_CHECK_MOST_MS).default(8000),
  RATE_CAPTCHA_PER_MINUTE: wholeNumber(1, 100_000).default(30),
  RATE_FORMS_PER_MINUTE: wholeNumber(1, 100_000).default(10),
  RATE_SEARCH_PER_MINUTE: wholeNumber(1, 100_000).default(60),
  RATE_PEOPLE_PER_MINUTE: wholeNumber(1, 100_000).default(20),
  RATE_DRAWS_PER_MINUTE: wholeNumber(1, 100_000).default(600),
  RATE_READS_PER_MINUTE: wholeNumber(1, 100_000).default(600),
  UNCOUNTED_NETWORKS: networkList.default([]),
  RATE_SUMS_PER_MINUTE: wholeNumber(1, 100_000).default(5),
  FORM_LEAST_SECONDS: wholeNumber(0, 60).default(3),
  SECONDARY_HOSTS: hostList.default([]),
  PAGES_DIR: z.string().default('.data/pages'),
  COPIES_DIR: z.string().default('.data/copies'),
  BUILDS_DIR: z.string().default('.data/builds'),
  RECORD: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RECORD_DIR: z.string().default('.data/record'),
  RECORD_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres or postgresql address' })
    .optional(),
  RECORD_KEY: base64.optional(),
  RECORD_FORMER_KEYS: z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(base64))
    .default([]),
  RECORD_FILES_MB: wholeNumber(0, 10_000_000).default(2048),
  RECORD_CALLS_PER_MINUTE: wholeNumber(1, 6000).default(120),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  DRAIN_MS: wholeNumber(0, 600_000).default(0),
  SITE_REDIRECTS: z.string().default('settings/redirects.json'),
  SITE_SETTINGS: z.string().default('settings/site.json'),
});

/** An invalid setting, in one sentence that names it. */
export class SettingError extends Error {}

/** The first validation error as a sentence. */
export function firstIssue(error: z.ZodError, source: string): SettingError {
  const issue = error.issues[0];
  return new SettingError(`${source} ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`);
}
