import type { VisitorPlatform } from '@/lib/model/software';

/** User agents by platform, the first match counts; also in the gateway (scripts/gateway). */
export const PLATFORMS: readonly (readonly [agent: RegExp, platform: VisitorPlatform])[] = [
  [/iPhone|iPad|Android|Mobile/i, 'other'],
  [/Windows NT/i, 'windows'],
  [/Macintosh|Mac OS X/i, 'mac'],
];

/** By the user agent alone; tablets that claim to be a Mac are detected in the browser. */
export const platformOf = (userAgent: string): VisitorPlatform =>
  PLATFORMS.find(([agent]) => agent.test(userAgent))?.[1] ?? 'other';
