import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { FIGURES, RATINGS } from '@/lib/base/constants';
import { address, firstIssue, SettingError } from './env-schema';

const both = z.object({ zh: z.string().min(1), en: z.string().min(1) });
const host = z
  .string()
  .regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host such as a.example or *.a.example');
const count = z.int().nonnegative();
const figures = z.strictObject({
  countries: count,
  subsidiaries: count,
  provinces: count,
  branches: count,
  offices: count,
});
const rating = z.strictObject({
  name: both,
  grade: z.string().trim().min(1),
  source: both.optional(),
  date: z.iso.date().optional(),
});
const filing = z.object({ number: z.string(), url: address });
const Settings = z.object({
  name: both,
  legalName: both,
  logo: both,
  logoOnDark: both,
  founded: z.number(),
  hotline: z.string(),
  tollFree: z.string(),
  formerHotline: z.string().default(''),
  hotlineHours: both.optional(),
  hotlineLanguages: both.optional(),
  icp: filing,
  publicSecurity: filing,
  figures: figures.default(FIGURES),
  ratings: z.array(rating).default([...RATINGS]),
  sampleFigures: z.boolean().default(false),
  mapApproval: z.string().trim().max(40).default(''),
  outgoingHosts: z.array(host).default([]),
});

/** Reads and validates the facts about the group (names, logos, numbers) from the file at SITE_SETTINGS. */
export function readSettings(file: string): z.output<typeof Settings> {
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
