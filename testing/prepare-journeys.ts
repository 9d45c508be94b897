import { existsSync } from 'node:fs';
import { fillOffice, layOutData } from './filled-office';

/** A step of `npm test`: the back offices of the journeys find their data folders filled. */
fillOffice();
for (const folder of ['.data/journeys', '.data/outage']) {
  if (!existsSync(folder)) layOutData(folder);
}
