import type { VisitorPlatform } from '@/lib/model/software';

/** User agents by platform; the first match counts. The gateway (scripts/gateway) uses the same expressions. */
export const PLATFORMS: readonly (readonly [agent: RegExp, platform: VisitorPlatform])[] = [
  [/iPhone|iPad|Android|Mobile/i, 'other'],
  [/Windows NT/i, 'windows'],
  [/Macintosh|Mac OS X/i, 'mac'],
];

/** The platform by user agent alone; tablets whose user agent claims to be a Mac are detected in the browser. */
export const platformOf = (userAgent: string): VisitorPlatform =>
  PLATFORMS.find(([agent]) => agent.test(userAgent))?.[1] ?? 'other';
