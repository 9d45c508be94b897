import type { IncomingHttpHeaders } from 'node:http';
import type { Head } from './head';

/** The class of device in one word, as the shared cache has normalised it. */
const DEVICE_HEADER = 'x-device';
/** What pages vary by (cache-handler/page-cache.ts). */
const WHOLE_AGENT = /User-Agent, Sec-CH-UA-Mobile/i;

/** A user agent for each class: the rest of the site decides by user agents alone. */
const AGENTS: ReadonlyMap<string, string> = new Map([
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64)'],
  ['windows', 'Mozilla/5.0 (Windows NT 10.0)'],
  ['mac', 'Mozilla/5.0 (Macintosh)'],
  ['mobile', 'Mozilla/5.0 (iPhone) Mobile'],
]);

/**
 * Lets the device class that a shared cache names decide the visitor's edition; returns whether it named one.
 * Cookies still take precedence.
 */
export function takeDevice(headers: IncomingHttpHeaders): boolean {
  const agent = AGENTS.get(headers[DEVICE_HEADER]?.toString() ?? '');
  if (!agent) return false;
  headers['user-agent'] = agent;
  delete headers['sec-ch-ua-mobile'];
  return true;
}

/** Makes pages vary by the device class instead of the user agent. */
export function varyByDevice(head: Head): void {
  const vary = head.get('Vary');
  if (vary) head.set('Vary', vary.replace(WHOLE_AGENT, 'X-Device'));
}
