import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { doorDecision, type PageDecision, type ShortDecision } from '@/lib/gate/door';
import { isPersonal, visitOf } from '@/lib/gate/page-visit';
import { visitorKinds } from '@/lib/gate/visitor-kind';
import { peekProcessState } from '@/lib/runtime/process-state';
import { securityHeaders } from '../gate/security-headers';
import { isPlainRequest } from './plain-request';
import { rawHeaders } from './raw-headers';

const MAX_PLANS = 10_000;
/** Plans for longer addresses are not cached, so that the cache stays small. */
const MAX_CHARS = 300;

/** Addresses that need no normalisation of their path; all others are left to the framework. */
const PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)*\/?$/;
/** Parameters that the framework interprets itself. */
export const FRAMEWORK_PARAMETER = /[?&](?:_rsc|nxt|__)/;

/** A complete answer: redirect or refusal. */
export interface FixedPlan {
  kind: 'fixed';
  status: number;
  /** Alternating names and values. */
  headers: string[];
  body: string;
}

/** A stored page, if there is one. */
export interface PagePlan {
  kind: 'page';
  /** Internal address, decoded as in the store. */
  address: string;
  status: 200 | 404;
  /** Alternating names and values, in addition to those of the page. */
  headers: string[];
  /** Replaces the page's own Cache-Control. */
  cacheControl: string | undefined;
  /** The same for the renderer. */
  decided: PageDecision;
}

export type Plan = FixedPlan | PagePlan;

/** Plans the answer to a request; null where the framework or another part of server/ answers it. */
export type PlanOf = (request: Pick<IncomingMessage, 'url' | 'headers'>) => Plan | null;

/** The framework's own redirects have these headers and this body, which some old browsers read. */
function fixedPlan({ status, location, headers }: ShortDecision): FixedPlan {
  const target = location === null ? {} : { location };
  const refresh = status === 308 ? { Refresh: `0;url=${location}` } : {};
  const body = location ?? '';
  const length = { 'Content-Length': String(Buffer.byteLength(body)) };
  return {
    kind: 'fixed',
    status,
    headers: rawHeaders({ ...headers, ...target, ...refresh, ...length }),
    body,
  };
}

function pagePlan(decided: PageDecision): PagePlan | null {
  const { internal, status, headers } = decided;
  if (isPersonal(internal)) return null;
  const { 'cache-control': cacheControl, ...others } = headers;
  const address = decodeURIComponent(internal);
  return { kind: 'page', address, status, headers: Object.entries(others).flat(), cacheControl, decided };
}

const isSecure = (): boolean => (process.env.SITE_URL ?? '').startsWith('https:');

function planFor(url: string, headers: IncomingMessage['headers']): Plan | null {
  const query = url.indexOf('?');
  if (!PLAIN_PATH.test(query < 0 ? url : url.slice(0, query)) || FRAMEWORK_PARAMETER.test(url)) return null;
  // Files that other sites may embed have other headers.
  if (securityHeaders(url)['Cross-Origin-Resource-Policy'] !== 'same-origin') return null;
  if (peekProcessState('redirects')?.find(url)) return null;
  const visit = visitOf({ url, headers });
  const door = visit && doorDecision(visit, isSecure());
  if (!door || door.kind === 'framework') return null;
  return door.kind === 'answer' ? fixedPlan(door) : pagePlan(door);
}

/**
 * Returns a function that plans the answer to a request; null where the framework or another part of server/
 * answers it. Plans are cached by address and kind of visitor until the operators' redirects change.
 */
export function plans(): PlanOf {
  const kindOf = visitorKinds();
  const known = new LRUCache<string, { plan: Plan | null }>({ max: MAX_PLANS });
  let redirects = -1;
  return ({ url = '/', headers }) => {
    const version = peekProcessState('redirects')?.version ?? 0;
    if (version !== redirects) known.clear();
    redirects = version;
    if (url.length > MAX_CHARS) return planFor(url, headers);
    const key = kindOf(headers) + url;
    const found = known.get(key);
    if (found) return found.plan;
    const plan = planFor(url, headers);
    known.set(key, { plan });
    return plan;
  };
}

/** The same for requests that browsers send for a page or file; null for all others. */
export const plainPlans =
  (planOf: PlanOf) =>
  (request: IncomingMessage): Plan | null =>
    isPlainRequest(request) ? planOf(request) : null;
