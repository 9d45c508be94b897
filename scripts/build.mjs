import { checkNode, ensureBuilt, ensureInstalled } from './support/ready.mjs';
import { run } from './support/say.mjs';

/** `npm run build`: needs no back office, and does nothing when the build at hand is of these sources. */
await run(() => {
  checkNode();
  ensureInstalled();
  ensureBuilt();
});
