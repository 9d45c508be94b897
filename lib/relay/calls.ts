import { RELAYED } from '@/lib/base/cache';
import { screenHits, screenList, screenPage, screenPeople } from '@/lib/mappers/screen';
import { FORM_REQUESTS } from '@/lib/ows/contract/forms';
import { PATHS } from '@/lib/ows/contract/paths';
import { QUOTE_HEADERS } from '@/lib/ows/contract/quote-request';
import type { RelayCall } from './call';
import { checkedBy } from './check';
import { screenVisitor } from './screen-visitor';
import * as shapes from './shapes';
import { checkThrift, rateOfThrift, thriftCacheMs } from './thrift';

const forAMinute = { cacheMs: () => RELAYED.tables * 1000, browserSeconds: RELAYED.tables };
const dictionary: RelayCall = {
  kind: 'query',
  check: checkedBy(shapes.dictionaryPage),
  ...forAMinute,
};

/**
 * The calls that browsers may make (CL-03), besides files. Left out on purpose: queryContentPagePre, which
 * returns drafts, and saveUserInfo, which the server calls itself.
 */
const CALLS: Readonly<Record<string, RelayCall>> = {
  [PATHS.menu]: { kind: 'query', check: checkedBy(shapes.nothing), ...forAMinute },
  [PATHS.dictionary]: dictionary,
  [PATHS.englishDictionary]: dictionary,
  [PATHS.captcha]: { kind: 'query', check: checkedBy(shapes.nothing), personal: true, rate: 'captcha' },
  [PATHS.articles]: { kind: 'json', check: checkedBy(shapes.contentPage), screen: screenPage },
  [PATHS.articlesByTitle]: { kind: 'json', check: checkedBy(shapes.contentList), screen: screenList },
  [PATHS.thrift]: {
    kind: 'json',
    check: checkThrift,
    rateOf: rateOfThrift,
    cacheMs: thriftCacheMs,
    screen: screenPeople,
  },
  [PATHS.quotes]: {
    kind: 'json',
    check: checkedBy(shapes.quotes),
    accepts: [QUOTE_HEADERS['content-type']],
    sends: QUOTE_HEADERS,
    cacheMs: () => RELAYED.quotes * 1000,
  },
  [PATHS.search]: {
    kind: 'json',
    check: checkedBy(shapes.search),
    rate: 'search',
    cacheMs: () => RELAYED.search * 1000,
    screen: screenHits,
  },
  [PATHS.visitor]: {
    kind: 'json',
    check: checkedBy(shapes.visitorInfo),
    personal: true,
    rate: 'forms',
    screen: screenVisitor,
  },
  [FORM_REQUESTS.complaint.path]: {
    kind: 'form',
    check: checkedBy(shapes.complaint),
    rate: 'forms',
    request: FORM_REQUESTS.complaint,
    maxFiles: 1,
  },
  [FORM_REQUESTS.report.path]: {
    kind: 'form',
    check: checkedBy(shapes.report),
    rate: 'forms',
    request: FORM_REQUESTS.report,
    maxFiles: 10,
  },
  [PATHS.software]: { kind: 'json', check: checkedBy(shapes.software) },
};

/** The call at a path below /ows, or null. */
export function findCall(path: string): RelayCall | null {
  return Object.hasOwn(CALLS, path) ? (CALLS[path] ?? null) : null;
}
