import 'server-only';
import { beforeDeadline } from '@/lib/ows/resilience/deadline';
import { env } from '@/lib/runtime/env';
import { deadlineIn } from '@/lib/runtime/running-time';

/** Limits a load that can be done without to the time of optional blocks; rejects after it. */
export const inTime = <T>(load: Promise<T>): Promise<T> =>
  beforeDeadline(deadlineIn(env().timeoutMs.secondary), load);
