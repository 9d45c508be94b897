import { stopOnSignal } from './support/children.mjs';
import { contentStamp, ensureBuilt } from './support/ready.mjs';
import { run } from './support/say.mjs';
import { prepare, settingsOfSite, startSite } from './support/servers.mjs';

/** `npm start`: installs and builds what is missing, starts back office and site, prints their addresses. */
await run(async () => {
  const plan = await prepare();
  ensureBuilt();
  stopOnSignal();
  const settings = await settingsOfSite(plan);
  // Pages rendered from an older content pack are not served again.
  if (plan.ownOffice) settings.CONTENT_STAMP = contentStamp();
  await startSite(plan.sitePort, settings);
  console.log(`\nThe site is ready: http://localhost:${plan.sitePort}\nCtrl-C stops it.`);
});
