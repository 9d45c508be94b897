import { log } from '@/lib/runtime/log';
import { releaseAbortReasons } from './abort-reasons';
import { shortenBuffersInJson } from './framework-json';
import { boundFrameworkMemory } from './framework-memory';

/** Keeps the framework from using memory and time that the site does not need; before it is loaded. */
export function fitFramework(): void {
  boundFrameworkMemory(log);
  shortenBuffersInJson();
  releaseAbortReasons();
}
