import type { VisitorPlatform } from '@/lib/model/software';

/** By the user agent alone; tablets that claim to be a Mac are detected in the browser. */
export function platformOf(userAgent: string): VisitorPlatform {
  if (/iPhone|iPad|Android|Mobile/i.test(userAgent)) return 'other';
  if (/Windows NT/i.test(userAgent)) return 'windows';
  return /Macintosh|Mac OS X/i.test(userAgent) ? 'mac' : 'other';
}
