/**
 * Writes the invented outlets of the content pack and their commission notices, with the English names.
 * The same on every run; run it again after a change in scripts/outlets: node scripts/make-outlets.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import encodeQR from 'qr';
import { commissions } from './outlets/commissions.mjs';
import { outlets, places } from './outlets/outlets.mjs';
import { englishCity } from './outlets/words.mjs';

const HEAD = '# Written by scripts/make-outlets.mjs\n';
const field = ([key, value]) => `${key}: ${JSON.stringify(value)}`;
const yamlOf = (rows) => rows.map((row) => `- { ${Object.entries(row).map(field).join(', ')} }\n`).join('');

/** A drawing without background on white, for pages in dark colours. */
const onWhite = (svg) => `${svg.replace('>', '><path fill="#fff" d="M0 0h999v999H0z"/>')}\n`;

/** Service accounts of the first companies; the others have none. */
const ACCOUNTS = 8;
const images = 'ows/content/files/images';
const companies = outlets.filter(({ COMP_FLAG }) => COMP_FLAG === '1').slice(0, ACCOUNTS);
mkdirSync(images, { recursive: true });
for (const company of companies) {
  const name = `wechat-${company.BRANCH_ID}.svg`;
  const text = `https://www.haixu.example/wechat/${company.BRANCH_ID}`;
  writeFileSync(`${images}/${name}`, onWhite(encodeQR(text, 'svg', { border: 2 })));
  company.WECHAT_QR = `/ows/files/images/${name}`;
  company.WEIBO_URL = `https://weibo.haixu.example/${company.BRANCH_ID}`;
}

const english = new Map([
  ...places.map(({ city }) => [city, englishCity(city)]),
  ...places.map(({ name, english: words }) => [name, words]),
]);
writeFileSync('ows/content/data/outlets.yaml', HEAD + yamlOf(outlets));
writeFileSync('ows/content/data/commissions.yaml', HEAD + yamlOf(commissions(outlets)));
writeFileSync(
  'ows/content/english/outlets.yaml',
  HEAD + [...english].map(([zh, en]) => `${zh}: ${JSON.stringify(en)}\n`).join(''),
);
