import { constants, getPriority, setPriority } from 'node:os';
import { log } from '@/lib/runtime/log';

/** Where the renderer competes for a core, it gets a tenth of what a thread without these steps gets. */
const STEPS = 10;

/**
 * Lowers the priority of the calling thread: stored pages, refusals and health, which the main thread answers,
 * go first where both want the same core. On Linux alone priorities are those of threads; elsewhere the whole
 * process would be slowed down.
 */
export function stepBack(platform: NodeJS.Platform = process.platform): void {
  if (platform !== 'linux') return;
  try {
    setPriority(Math.min(getPriority() + STEPS, constants.priority.PRIORITY_LOW));
  } catch (error) {
    log.warn({ err: error }, 'the renderer keeps the priority of the process');
  }
}
