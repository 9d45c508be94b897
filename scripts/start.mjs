import { stopOnSignal } from './support/children.mjs';
import {
  checkNode,
  contentStamp,
  ensureBuilt,
  ensureFree,
  ensureInstalled,
  portOf,
} from './support/ready.mjs';
import { run } from './support/say.mjs';
import { checkOwsUrl, sharedSettings, startBackOffice, startSite } from './support/servers.mjs';

const SITE_PORT = 3000;
const OWS_PORT = 4100;

/** `npm start`: installs and builds what is missing, starts back office and site, says where they are. */
await run(async () => {
  checkNode();
  const given = process.env.OWS_URL;
  if (given) checkOwsUrl(given);
  const sitePort = portOf('PORT', SITE_PORT);
  const owsPort = portOf('OWS_PORT', OWS_PORT);
  await ensureFree('site', sitePort, 'PORT');
  if (!given) await ensureFree('reference back office', owsPort, 'OWS_PORT');
  ensureInstalled();
  ensureBuilt();

  stopOnSignal();
  const settings = given ? { SITE_SECRET: sharedSettings().SITE_SECRET } : sharedSettings();
  if (!given) {
    await startBackOffice(owsPort, settings);
    // Pages drawn from an older content pack are not shown again.
    settings.CONTENT_STAMP = contentStamp();
    settings.OWS_URL = `http://127.0.0.1:${owsPort}/ows`;
  }
  await startSite(sitePort, {
    SITE_URL: process.env.SITE_URL || `http://localhost:${sitePort}`,
    ...settings,
  });
  console.log(`\nThe site is ready: http://localhost:${sitePort}\nCtrl-C stops it.`);
});
