import 'server-only';
import { todayInChina } from '@/lib/base/china-time';
import { listEntries } from '@/lib/content/dictionaries/entries';
import { listSoftware } from '@/lib/content/software';
import { mapContactPoint, mapOfficialAccount } from '@/lib/mappers/contacts';
import { mapOutletContact } from '@/lib/mappers/outlets';
import { mapMarketingPerson, mapPractitioner } from '@/lib/mappers/people';
import { officialFiles } from '@/lib/model/official-files';
import type { Locale } from '@/lib/model/variant';
import type { Finding, Outcome, VerificationKind } from '@/lib/model/verification';
import { fetchOutletContacts } from '@/lib/ows/contract/outlets';
import { fetchPractitioners } from '@/lib/ows/contract/people';
import { env } from '@/lib/runtime/env';
import { translator } from '@/lib/words/translator';
import { mandateFinding } from './mandate-finding';
import { findMarketingPeople } from './marketing-people';
import { digits, hostOf, isHost, plain } from './plain';

/** Rows requested in a search for a name. */
const VERIFY_ROWS = 50;

const VERIFY_FINDINGS = 5;

type Found = { outcome: Outcome; findings: Finding[] };
type Lookup = (query: string, locale: Locale) => Promise<Found>;

const NOTHING: Found = { outcome: 'unknown', findings: [] };
const found = (findings: Finding[]): Found =>
  findings.length > 0 ? { outcome: 'official', findings: findings.slice(0, VERIFY_FINDINGS) } : NOTHING;
const only = (outcome: Outcome): Found => ({ outcome, findings: [] });

/** Findings are not translated: official documents use the wording of the back office. */
const asIs = (text: string): string => text;

const MIN_CHARS = 2;
const MIN_DIGITS = 5;

/** People with exactly this name or number: part of a name does not identify a person. */
const person: Lookup = async (query, locale) => {
  const wanted = plain(query);
  if ([...wanted].length < MIN_CHARS) return only('tooShort');
  const keyword = query.normalize('NFKC').trim();
  const all = { provinceName: '', cityName: '', keyword, page: 1, pageSize: VERIFY_ROWS };
  const [practitioners, marketing] = await Promise.all([
    fetchPractitioners(all, 'personal'),
    findMarketingPeople(wanted),
  ]);
  const t = translator(locale, 'people');
  const same = (...values: string[]) => values.some((value) => plain(value) === wanted);
  const today = todayInChina();
  const staff = marketing.map((row) => mapMarketingPerson(row, asIs, today));
  const funds = practitioners.rows
    .map((row) => mapPractitioner(row, asIs))
    .filter(({ name, numbers }) => same(name, ...numbers));
  const known = found([
    ...staff.map((one) => mandateFinding(one, locale)),
    ...funds.map(({ name, branch, certificate, number }) => ({
      title: name,
      lines: [branch, t(`certificates.${certificate}`), number].filter((line) => line && line !== '—'),
    })),
  ]);
  const over = funds.length === 0 && staff.length > 0 && staff.every(({ validity }) => validity === 'ended');
  return over ? { ...known, outcome: 'ended' } : known;
};

const outlet: Lookup = async (query) => {
  const wanted = plain(query);
  if ([...wanted].length < MIN_CHARS) return only('tooShort');
  const rows = await fetchOutletContacts(query.trim(), 'personal');
  const meant = rows.map(mapOutletContact).filter(({ name }) => plain(name).includes(wanted));
  return found(
    meant.map(({ name, address, phone: number }) => ({
      title: name,
      lines: [address, number].filter(Boolean),
    })),
  );
};

const phone: Lookup = async (query, locale) => {
  const wanted = digits(query);
  if (wanted.length < MIN_DIGITS) return only('tooShort');
  const { hotline, tollFree, formerHotline } = env().settings;
  if ([hotline, tollFree, formerHotline].some((number) => number && digits(number) === wanted)) {
    return found([{ title: translator(locale, 'verification')('hotline'), lines: [query.trim()] }]);
  }
  const [entries, rows] = await Promise.all([
    listEntries(locale, 'contact_points'),
    fetchOutletContacts('', 'read'),
  ]);
  const points = entries.map(mapContactPoint).filter(({ value }) => digits(value) === wanted);
  const outlets = rows
    .map(mapOutletContact)
    .filter((one) => [one.phone, one.complaintPhone].some((number) => number && digits(number) === wanted));
  return found([
    ...points.map(({ name, value }) => ({ title: name, lines: [value] })),
    ...outlets.map(({ name, phone: number }) => ({ title: name, lines: [number].filter(Boolean) })),
  ]);
};

const website: Lookup = async (query, locale) => {
  const host = hostOf(query);
  if (!host) return only('tooShort');
  const { siteUrl, outgoingHosts } = env();
  const ours = [new URL(siteUrl).hostname, ...outgoingHosts];
  const lines = [translator(locale, 'verification')('host', { host })];
  const official = ours.some((one) => isHost(host, one));
  // The host is always named: it may differ from the one that the visitor believed to read.
  return { outcome: official ? 'official' : 'unknown', findings: [{ title: host, lines }] };
};

const wechat: Lookup = async (query, locale) => {
  const wanted = plain(query).replace(/^@/, '');
  if ([...wanted].length < MIN_CHARS) return only('tooShort');
  const accounts = (await listEntries(locale, 'official_accounts')).map(mapOfficialAccount);
  const meant = accounts.filter(({ name, id }) => plain(name) === wanted || plain(id) === wanted);
  return found(meant.map(({ name, id, purpose }) => ({ title: name, lines: [id, purpose].filter(Boolean) })));
};

/** A file is identified by its fingerprint alone, never by its name. */
const file: Lookup = async (query, locale) => {
  const print = plain(query);
  if (!/^([0-9a-f]{32}|[0-9a-f]{64})$/.test(print)) return only('needsPrint');
  const t = translator(locale, 'software');
  const meant = officialFiles(await listSoftware(locale)).filter(
    ({ md5, sha256 }) => md5 === print || sha256 === print,
  );
  return found(
    meant.map(({ name, platform, version }) => ({
      title: name,
      lines: [t(`platforms.${platform}`), t('version', { version })],
    })),
  );
};

export const LOOKUPS: Readonly<Record<VerificationKind, Lookup>> = {
  person,
  outlet,
  phone,
  website,
  wechat,
  file,
};
