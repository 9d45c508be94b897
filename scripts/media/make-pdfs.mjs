import { announcement, esgZh, privacy } from './pdf-chinese.mjs';
import { esgEn, mifidpru } from './pdf-english.mjs';
import { writePdf } from './pdf-kit.mjs';
import { results } from './pdf-results.mjs';

for (const report of [...results, esgZh, esgEn, announcement, privacy, mifidpru]) await writePdf(report);
