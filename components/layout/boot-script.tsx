import compiled from '../inline-scripts/compiled.json';
import { InlineScript } from '../ui/inline-script';

/** inline-scripts/boot.ts, before anything is drawn, on every page, with no framework. */
export function BootScript() {
  return <InlineScript code={compiled.boot} />;
}
