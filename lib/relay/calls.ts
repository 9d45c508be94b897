import { RELAYED } from '@/lib/base/cache';
import { screenHits, screenList, screenPage, screenPeople } from '@/lib/mappers/screen';
import { FORM_REQUESTS } from '@/lib/ows/contract/forms';
import type { RelayCall } from './call';
import { checkedBy } from './check';
import { screenVisitor } from './screen-visitor';
import * as shapes from './shapes';
import { checkThrift, keepThriftMs, rateOfThrift } from './thrift';

const forAMinute = { keepMs: () => RELAYED.tables * 1000, browserSeconds: RELAYED.tables };
const dictionary: RelayCall = {
  kind: 'query',
  check: checkedBy(shapes.dictionaryPage),
  ...forAMinute,
};
const MARKET_TYPE = 'application/gm+json';

/**
 * All that browsers may ask of the back office (CL-03), beside files. Not in it on purpose: queryContentPagePre,
 * which answers drafts, and saveUserInfo, which the server calls itself.
 */
const CALLS: Readonly<Record<string, RelayCall>> = {
  '/menu/list': { kind: 'query', check: checkedBy(shapes.nothing), ...forAMinute },
  '/dict/data/list': dictionary,
  '/endict/data/list': dictionary,
  '/captchaImage': { kind: 'query', check: checkedBy(shapes.nothing), personal: true, rate: 'captcha' },
  '/content/queryContentPage': { kind: 'json', check: checkedBy(shapes.contentPage), screen: screenPage },
  '/content/queryContentList': { kind: 'json', check: checkedBy(shapes.contentList), screen: screenList },
  '/thrift/service': {
    kind: 'json',
    check: checkThrift,
    rateOf: rateOfThrift,
    keepMs: keepThriftMs,
    screen: screenPeople,
  },
  '/market/v1/20100001': {
    kind: 'json',
    check: checkedBy(shapes.quotes),
    accepts: [MARKET_TYPE],
    sends: { 'content-type': MARKET_TYPE, 'x-gm-message-type': '20100001' },
    keepMs: () => RELAYED.quotes * 1000,
  },
  '/rest/v2/publicOpinionSearch': {
    kind: 'json',
    check: checkedBy(shapes.search),
    rate: 'search',
    keepMs: () => RELAYED.search * 1000,
    screen: screenHits,
  },
  '/advice/getUserInfo': {
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
  '/software/queryPage': { kind: 'json', check: checkedBy(shapes.software) },
};

/** The call at a path below /ows, or null. */
export function findCall(path: string): RelayCall | null {
  return Object.hasOwn(CALLS, path) ? (CALLS[path] ?? null) : null;
}
