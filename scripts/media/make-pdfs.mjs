import { writePdf } from './pdf-kit.mjs';
import { others } from './pdf-other.mjs';
import { results } from './pdf-results.mjs';

for (const report of [...results, ...others]) await writePdf(report);
