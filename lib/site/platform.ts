import type { VisitorPlatform } from '@/lib/model/software';

/** By the user agent alone, which shared caches tell apart; tablets that pose as a Mac are found in the browser. */
export function platformOf(userAgent: string): VisitorPlatform {
  if (/iPhone|iPad|Android|Mobile/i.test(userAgent)) return 'other';
  if (/Windows NT/i.test(userAgent)) return 'windows';
  return /Macintosh|Mac OS X/i.test(userAgent) ? 'mac' : 'other';
}
