import { type Company, downAnswer, downPage } from './down-page';
import { limitsFile } from './limits-file';
import { mainFiles } from './main-file';
import { serverFiles } from './servers-file';
import type { GatewaySettings } from './settings';
import { variantsFile } from './variants';

/** All files of the gateway, by their names in its folder. */
export const gatewayFiles = (settings: GatewaySettings, company: Company): Record<string, string> => ({
  ...mainFiles(settings),
  'variants.conf': variantsFile(),
  'limits.conf': limitsFile(settings),
  ...serverFiles(settings),
  'pages/down.html': downPage(company),
  'pages/down.json': downAnswer(),
});
