import 'server-only';
import { beforeDeadline } from '@/lib/ows/resilience/deadline';
import { env } from '@/lib/runtime/env';

/** Limits a load that a page can do without to the time of optional blocks; rejects after it. */
export const inTime = <T>(load: Promise<T>): Promise<T> =>
  beforeDeadline(Date.now() + env().timeoutMs.secondary, load);
