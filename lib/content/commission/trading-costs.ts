import 'server-only';
import { todayInChina } from '@/lib/base/china-time';
import { mapCommission } from '@/lib/mappers/commission';
import type { CommissionRecord } from '@/lib/model/commission';
import type { Outlet } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import type { NamedOutlet, OutletRate, TradingCosts } from '@/lib/model/trading-costs';
import { fetchCommissions } from '@/lib/ows/contract/commissions';
import { currentNotice } from '@/lib/rules/commission/current-notice';
import { meantOutlets } from '@/lib/rules/outlets/meant';
import { env } from '@/lib/runtime/env';
import { tradingCostsHref } from '@/lib/site/outlet-addresses';
import { translator } from '@/lib/words/translator';
import { listAllOutlets } from '../outlets/outlets';
import { secondary } from '../secondary';

const MAX_CHOICES = 12;
const EXAMPLES = 2;

const briefly = ({ id, name }: Outlet) => ({ id, name });

function stateOf(record: CommissionRecord | null): OutletRate['state'] {
  if (!record) return 'none';
  if (record.aShareRate !== null) return 'rate';
  return record.text.kind === 'own' ? 'words' : 'broken';
}

async function noticeInForce(id: string): Promise<CommissionRecord | null> {
  const { rows } = await fetchCommissions(id, 1);
  return currentNotice(rows.map(mapCommission), todayInChina());
}

async function rateOf({ id, name, phone }: Outlet): Promise<OutletRate> {
  const outlet = { id, name, phone, rate: '', percent: '', notice: null };
  const load: Promise<CommissionRecord | null | 'failed'> = noticeInForce(id);
  const record = await secondary('commission of an outlet', load, 'failed');
  if (record === 'failed') return { ...outlet, state: 'failed' };
  const percent =
    record?.text.kind === 'rates' ? record.text.rates.find(({ kind }) => kind === 'aShares')?.text : '';
  return {
    ...outlet,
    state: stateOf(record),
    notice: record && { id: record.id, date: record.date },
    rate: record?.aShareRate ?? '',
    percent: percent ?? '',
  };
}

type Named = Exclude<NamedOutlet, { kind: 'found' }> | { kind: 'found'; outlet: Outlet };

const idOf = (named: Named): string | undefined => (named.kind === 'found' ? named.outlet.id : undefined);

/** The outlet that the visitor means; `taken` is the id of the first, which is not compared with itself. */
function nameOne(outlets: Outlet[] | null, typed: string, taken?: string): Named {
  if (!typed) return { kind: 'empty' };
  if (!outlets) return { kind: 'failed', typed };
  const meant = meantOutlets(outlets, typed);
  const [only] = meant;
  if (!only) return { kind: 'unknown', typed };
  if (meant.length === 1 && only.id === taken) return { kind: 'same', typed: only.name };
  if (meant.length === 1) return { kind: 'found', outlet: only };
  return { kind: 'several', typed, choices: meant.slice(0, MAX_CHOICES).map(briefly), total: meant.length };
}

const withRate = async (named: Named): Promise<NamedOutlet> =>
  named.kind === 'found' ? { kind: 'found', outlet: await rateOf(named.outlet) } : named;

function examplesOf(outlets: Outlet[] | null) {
  const companies = (outlets ?? []).filter(({ kind }) => kind === 'company');
  return (companies.length < EXAMPLES ? (outlets ?? []) : companies).slice(0, EXAMPLES).map(briefly);
}

/** The costs of a trade at one or two outlets. The page states what the back office could not answer. */
export async function getTradingCosts({ locale, query }: PageContext): Promise<TradingCosts> {
  const { settings, siteUrl } = env();
  const outlets = await secondary('outlets of trading costs', listAllOutlets(locale), null);
  const one = nameOne(outlets, query.outlet ?? '');
  const other = nameOne(outlets, query.other ?? '', idOf(one));
  const [first, second] = await Promise.all([withRate(one), withRate(other)]);
  const t = translator(locale, 'tradingCosts');
  const asked = { amount: query.amount, side: query.side, outlet: idOf(one), other: idOf(other) };
  return {
    amount: query.amount ?? '',
    side: query.side === 'sell' ? 'sell' : 'buy',
    first,
    second,
    examples: examplesOf(outlets),
    hotline: settings.hotline,
    address: new URL(tradingCostsHref(locale, asked), siteUrl).href,
    head: {
      title: `${t('title')} - ${settings.name[locale]}`,
      description: t('intro'),
      noindex: Object.keys(query).length > 0,
    },
  };
}
