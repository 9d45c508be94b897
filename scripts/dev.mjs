import { stopOnSignal } from './support/children.mjs';
import { run } from './support/say.mjs';
import { prepare, settingsOfSite, startDevelopment } from './support/servers.mjs';

/** `npm run dev`: the development server with the generated secrets of `npm start`, and the reference back office. */
await run(async () => {
  const plan = await prepare();
  stopOnSignal();
  await startDevelopment(plan.sitePort, await settingsOfSite(plan));
  console.log(`\nThe development server is ready: http://localhost:${plan.sitePort}\nCtrl-C stops it.`);
});
