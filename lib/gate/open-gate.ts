import { redis } from '@/lib/runtime/redis';
import { watchRedirects } from '@/lib/site/redirects/watch';
import { openGate } from './render-limits';

/** Called at the start of the process: whatever decides on a request before the framework sees it. */
export function openGates(): void {
  redis();
  watchRedirects();
  openGate();
}
