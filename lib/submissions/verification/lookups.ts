import 'server-only';
import { listEntries } from '@/lib/content/dictionaries/entries';
import { listSoftware } from '@/lib/content/software';
import { mapPractitioner } from '@/lib/mappers/people';
import { officialFiles } from '@/lib/model/official-files';
import type { Locale } from '@/lib/model/variant';
import type { Finding, Outcome, VerifyKind } from '@/lib/model/verification';
import {
  fetchMarketers,
  fetchOutletContacts,
  fetchPractitioners,
  type RawMarketer,
} from '@/lib/ows/contract/people';
import { env } from '@/lib/runtime/env';
import { translator } from '@/lib/words/translator';
import { marketerOf } from './marketer';
import { digits, hostOf, isHost, plain } from './plain';

/** People asked for by name at once. */
const VERIFY_ROWS = 50;

const VERIFY_FINDINGS = 5;

type Found = { outcome: Outcome; findings: Finding[] };
type Lookup = (asked: string, locale: Locale) => Promise<Found>;

const NOTHING: Found = { outcome: 'unknown', findings: [] };
const found = (findings: Finding[]): Found =>
  findings.length > 0 ? { outcome: 'official', findings: findings.slice(0, VERIFY_FINDINGS) } : NOTHING;
const only = (outcome: Outcome): Found => ({ outcome, findings: [] });

const MIN_CHARS = 2;
const MIN_DIGITS = 5;

/** People with exactly this name or number: part of a name does not identify a person. */
const person: Lookup = async (asked, locale) => {
  const wanted = plain(asked);
  if ([...wanted].length < MIN_CHARS) return only('tooShort');
  const KEYWORD = asked.normalize('NFKC').trim();
  const all = { PROVINCE_NAME: '', CITY_NAME: '', keyword: KEYWORD, page: 1, pageSize: VERIFY_ROWS };
  const [practitioners, ...marketers] = await Promise.all([
    fetchPractitioners(all, 'personal'),
    fetchMarketers('YWRY', KEYWORD, 'personal'),
    fetchMarketers('KHJZR', KEYWORD, 'personal'),
  ]);
  const t = translator(locale, 'personnel');
  const same = (...values: string[]) => values.some((value) => plain(value) === wanted);
  const isMeant = ({ USER_NAME, CERT_NO }: RawMarketer) => same(USER_NAME, CERT_NO);
  const staff = marketers
    .flat()
    .filter(isMeant)
    .map((row) => marketerOf(row, locale));
  const funds = practitioners.rows
    .filter((row) => same(row.USER_NAME, row.FUND_SALE_NO, row.FUND_TRADE_NO))
    .map((row) => mapPractitioner(row, (text) => text));
  const known = found([
    ...staff.map(({ finding }) => finding),
    ...funds.map(({ name, branch, certificate, number }) => ({
      title: name,
      lines: [branch, t(`certificates.${certificate}`), number].filter((line) => line && line !== '—'),
    })),
  ]);
  const over = funds.length === 0 && staff.length > 0 && staff.every(({ validity }) => validity === 'ended');
  return over ? { ...known, outcome: 'ended' } : known;
};

const outlet: Lookup = async (asked) => {
  const wanted = plain(asked);
  if ([...wanted].length < MIN_CHARS) return only('tooShort');
  const rows = await fetchOutletContacts(asked.trim(), 'personal');
  const meant = rows.filter(({ ORG_NAME }) => plain(ORG_NAME).includes(wanted));
  return found(
    meant.map(({ ORG_NAME, ADDRESS, BUSINESS_TEL }) => ({
      title: ORG_NAME,
      lines: [ADDRESS, BUSINESS_TEL].filter(Boolean),
    })),
  );
};

const phone: Lookup = async (asked, locale) => {
  const wanted = digits(asked);
  if (wanted.length < MIN_DIGITS) return only('tooShort');
  const { hotline, tollFree, formerHotline } = env().settings;
  if ([hotline, tollFree, formerHotline].some((number) => number && digits(number) === wanted)) {
    return found([{ title: translator(locale, 'verify')('hotline'), lines: [asked.trim()] }]);
  }
  const [points, outlets] = await Promise.all([
    listEntries(locale, 'contact_points'),
    fetchOutletContacts('', 'read'),
  ]);
  const reached = points.filter(({ value }) => digits(value) === wanted);
  const meant = outlets.filter((row) =>
    [row.BUSINESS_TEL, row.COMPLAIN_TEL].some((number) => number && digits(number) === wanted),
  );
  return found([
    ...reached.map(({ label, value }) => ({ title: label, lines: [value] })),
    ...meant.map(({ ORG_NAME, BUSINESS_TEL }) => ({
      title: ORG_NAME,
      lines: [BUSINESS_TEL].filter(Boolean),
    })),
  ]);
};

const website: Lookup = async (asked, locale) => {
  const host = hostOf(asked);
  if (!host) return only('tooShort');
  const { siteUrl, outgoingHosts } = env();
  const ours = [new URL(siteUrl).hostname, ...outgoingHosts];
  const lines = [translator(locale, 'verify')('host', { host })];
  const official = ours.some((one) => isHost(host, one));
  // What is not ours is named too: the host may not be the one that was read.
  return { outcome: official ? 'official' : 'unknown', findings: [{ title: host, lines }] };
};

const wechat: Lookup = async (asked, locale) => {
  const wanted = plain(asked).replace(/^@/, '');
  if ([...wanted].length < MIN_CHARS) return only('tooShort');
  const accounts = await listEntries(locale, 'official_accounts');
  const meant = accounts.filter(({ label, value }) => plain(label) === wanted || plain(value) === wanted);
  return found(
    meant.map(({ label, value, text }) => ({ title: label, lines: [value, text].filter(Boolean) })),
  );
};

/** A name proves nothing of a file; its fingerprint does. */
const file: Lookup = async (asked, locale) => {
  const print = plain(asked);
  if (!/^([0-9a-f]{32}|[0-9a-f]{64})$/.test(print)) return only('needsPrint');
  const t = translator(locale, 'download');
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

export const LOOKUPS: Readonly<Record<VerifyKind, Lookup>> = { person, outlet, phone, website, wechat, file };
