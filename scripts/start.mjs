import { stopOnSignal } from './support/children.mjs';
import { contentStamp, ensureBuilt } from './support/ready.mjs';
import { run } from './support/say.mjs';
import { prepare, processesOf, settingsOfSite, startSite } from './support/servers.mjs';

/** `npm start`: installs and builds what is missing, starts back office and site, prints their addresses. */
await run(async () => {
  const processes = processesOf(process.argv.slice(2), process.env);
  const plan = await prepare();
  ensureBuilt();
  stopOnSignal();
  const settings = await settingsOfSite(plan);
  // Pages rendered from an older content pack are not served again.
  if (plan.ownOffice) settings.CONTENT_STAMP = contentStamp();
  const { pid } = await startSite(plan.sitePort, settings, { processes });
  const release = processes > 1 ? `\nkill -HUP ${pid} replaces its processes one after the other.` : '';
  console.log(`\nThe site is ready: http://localhost:${plan.sitePort}${release}\nCtrl-C stops it.`);
});
