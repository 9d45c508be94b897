/**
 * The longest that tests wait until a publication is everywhere. Its ten seconds (OP-03) are measured by `bench:load`:
 * here several sites, gateways and back offices share the cores.
 */
export const EVERYWHERE_MS = 40_000;
