import 'server-only';
import { listAllOutlets } from '@/lib/content/outlets/outlets';
import { secondary } from '@/lib/content/secondary';
import type { Locale } from '@/lib/model/variant';
import type { Verdict } from '@/lib/model/verification';
import { href } from '@/lib/site/routes';
import { digits, hostOf } from './plain';
import { verify } from './verify';

type Query = Readonly<Record<string, string>>;

async function outletById(id: string, locale: Locale): Promise<Verdict> {
  const outlets = await secondary('outlets of the official check', listAllOutlets(locale), null);
  const found = outlets?.find((one) => one.id === id);
  const query = found?.name ?? id;
  if (!found) return { kind: 'outlet', query, outcome: outlets ? 'unknown' : 'failed', findings: [] };
  const lines = [found.address, found.phone, found.complaintPhone].filter(Boolean);
  return { kind: 'outlet', query, outcome: 'official', findings: [{ title: found.name, lines }] };
}

/** The check that an address asks for; null where it asks for none. */
export async function checkByAddress(
  { website, account, phone, outlet }: Query,
  locale: Locale,
): Promise<Verdict | null> {
  if (website) return verify({ kind: 'website', query: website, locale });
  if (account) return verify({ kind: 'wechat', query: account, locale });
  if (phone) return verify({ kind: 'phone', query: phone, locale });
  return outlet ? outletById(outlet, locale) : null;
}

/** The path that shows this answer to anyone; empty for failures and kinds without a parameter for it. */
export function shareOf({ kind, query, outcome }: Verdict, locale: Locale): string {
  if (outcome !== 'official' && outcome !== 'unknown') return '';
  const asked = {
    website: kind === 'website' ? (hostOf(query) ?? '') : '',
    account: kind === 'wechat' ? query.trim().replace(/^@/, '') : '',
    phone: kind === 'phone' ? digits(query) : '',
  };
  const path = href(locale, '/verify', asked);
  return path.includes('?') ? path : '';
}
