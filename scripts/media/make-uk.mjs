import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { C, filesDir } from './kit.mjs';

/** Short sample disclosures of the UK subsidiary for the years other than 2024, which make-pdfs.mjs writes. */
const load = createRequire(join(resolve(process.env.MEDIA_TOOLS ?? 'media-tools'), 'package.json'));
const YEARS = [2023, 2025];
const CHAPTERS = [
  [
    'Scope',
    'This disclosure is made on a solo basis by Haixu Securities (UK) Limited, a non-SNI investment firm, under chapter 8 of MIFIDPRU. It is sample material; the firm and its figures are fictional.',
  ],
  [
    'Risk management objectives',
    'The board sets the appetite for own-funds, concentration and liquidity risk each year and reviews it each quarter.',
  ],
  [
    'Governance',
    'Two executive and two independent directors; a risk committee chaired by an independent director; no director holds more than two further directorships.',
  ],
  [
    'Own funds and requirement',
    'Own funds consist of fully paid ordinary shares. The requirement is the highest of the permanent minimum, the fixed overheads and the K-factor requirement.',
  ],
  ['Remuneration', 'Pay rests on results over several years. Variable pay may be reduced and reclaimed.'],
];

async function write(year) {
  const PDFDocument = load('pdfkit');
  const title = `${year} MIFIDPRU 8 Disclosures`;
  const info = {
    Title: title,
    Author: 'Haixu Securities Group',
    CreationDate: new Date(`${year + 1}-04-30T01:00:00Z`),
  };
  const doc = new PDFDocument({ size: 'A4', margin: 64, lang: 'en', displayTitle: true, info });
  const done = new Promise((finish) =>
    doc.pipe(createWriteStream(join(filesDir, `pdf/mifidpru-8-${year}.pdf`))).on('finish', finish),
  );
  doc.rect(0, 0, 595, 842).fill(C.ink);
  doc.fillColor('#ffffff').fontSize(28).text(title, 64, 230, { width: 467 });
  doc.fontSize(13).text('SAMPLE', 64, 480);
  doc.addPage();
  for (const [heading, text] of CHAPTERS) {
    doc.fillColor(C.ink).fontSize(16).text(heading, { paragraphGap: 6 });
    doc.fillColor('#23344d').fontSize(11).text(text, { lineGap: 4, paragraphGap: 16 });
  }
  doc.end();
  await done;
}

for (const year of YEARS) await write(year);
