import { checkNode, ensureBuilt, ensureInstalled } from './support/ready.mjs';
import { run } from './support/say.mjs';

/** `npm run build`: needs no back office, and does nothing when the sources have not changed since the last build. */
await run(() => {
  checkNode();
  ensureInstalled();
  ensureBuilt();
});
