import compiled from '../inline-scripts/compiled.json';
import { InlineScript } from '../ui/inline-script';

/** inline-scripts/boot.ts, on every page, before the first paint. */
export function BootScript() {
  return <InlineScript code={compiled.boot} />;
}
