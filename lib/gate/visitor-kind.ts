import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { chooseDevice, chooseEdition } from '@/lib/site/address';
import { switchedHere } from '@/lib/site/decide';
import { lookText, readLook } from '@/lib/site/elder-look';
import { platformOf } from '@/lib/site/platform';
import { readCookie } from './cookies';
import { isPrefetch } from './is-prefetch';

const MAX_AGENTS = 2000;
const MAX_COOKIES = 5000;

interface Cookies {
  device: string | undefined;
  version: string | undefined;
  look: string;
  english: boolean;
}

function remembering<T extends object | string>(max: number, read: (text: string) => T): (text: string) => T {
  const cache = new LRUCache<string, T>({ max });
  return (text) => {
    const found = cache.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    cache.set(text, value);
    return value;
  };
}

const readCookies = (header: string): Cookies => ({
  device: readCookie(header, 'device'),
  version: readCookie(header, 'version'),
  look: lookText(readLook(readCookie(header, 'look'))),
  english: readCookie(header, 'lang') === '1',
});

/** For a visitor who has chosen English: whether a link of this site just led them to a Chinese page. */
function languageOf(headers: IncomingHttpHeaders): string {
  const header = (name: string) => headers[name]?.toString() ?? null;
  return switchedHere({ header }) ? 'switched' : 'english';
}

/**
 * Condenses everything that `decide` and `doorDecision` read from a visitor's headers into a short text: visitors
 * of the same kind get the same answer at the same address. Parsed User-Agent and Cookie headers are cached.
 */
export function visitorKinds(): (headers: IncomingHttpHeaders) => string {
  const cookiesOf = remembering(MAX_COOKIES, readCookies);
  const platform = remembering(MAX_AGENTS, platformOf);
  const byAgent = remembering(MAX_AGENTS, (userAgent) => chooseDevice({ userAgent }));
  return (headers) => {
    const userAgent = headers['user-agent'] ?? '';
    const clientHint = headers['sec-ch-ua-mobile']?.toString() ?? null;
    const { device: remembered, version, look, english } = cookiesOf(headers.cookie ?? '');
    const device = chooseDevice({ remembered, clientHint, userAgent: null });
    const fitting = remembered === device || device === 'mobile' ? device : byAgent(userAgent);
    const edition = chooseEdition({ version, remembered: fitting });
    const language = english ? languageOf(headers) : '';
    const purpose = isPrefetch(headers['sec-purpose']?.toString()) ? ' prefetch' : '';
    return `${edition} ${edition === 'elder' ? look : ''} ${platform(userAgent)} ${language}${purpose} `;
  };
}
