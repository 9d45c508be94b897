import { isOutside, safeHref } from '@/lib/html/safe-href';
import type { SiteHosts } from '@/lib/model/search';
import type { Locale } from '@/lib/model/variant';
import { localised } from '@/lib/site/localised';

/** Turns an address on the main or a secondary host into one of this site; leaves any other unchanged. */
function onMainHost(address: string, { main, secondary }: SiteHosts): string {
  if (!isOutside(address)) return address;
  const url = new URL(address);
  if (url.origin !== main && !secondary.includes(url.hostname)) return address;
  const path = url.pathname + url.search + url.hash;
  return safeHref(path) || new URL(path, main).href;
}

/** The address of a hit, checked and in the language of the page; empty when it is not allowed. */
export function hitHref(raw: string, locale: Locale, hosts: SiteHosts): string {
  const address = safeHref(raw);
  return address ? localised(onMainHost(address, hosts), locale) : '';
}
