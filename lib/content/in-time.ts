import 'server-only';
import { beforeDeadline } from '@/lib/ows/resilience/deadline';
import { env } from '@/lib/runtime/env';

/** A load of something that a page can do without; rejects after the time of such blocks. */
export const inTime = <T>(load: Promise<T>): Promise<T> =>
  beforeDeadline(Date.now() + env().timeoutMs.secondary, load);
