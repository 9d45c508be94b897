import { blocks, rings, scatter, stream } from './business.mjs';
import { candles, globe, links, surface } from './business-more.mjs';
import { webp } from './kit.mjs';

const pictures = {
  'wealth-management': rings,
  research: scatter,
  'investment-management': stream,
  'investment-banking': blocks,
  'institutional-business-and-trading': candles,
  'global-business': globe,
  'futures-business': surface,
  'credit-business': links,
};

for (const [name, draw] of Object.entries(pictures)) await webp(`business-${name}`, 1600, 900, draw(), 78);
