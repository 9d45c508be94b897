import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { fontDir } from './glyphs.mjs';
import { C, filesDir } from './kit.mjs';

/** Short PDFs for the reports of earlier years: two pages from the text of their articles, marked as samples. */
const load = createRequire(join(resolve(process.env.MEDIA_TOOLS ?? 'media-tools'), 'package.json'));
const articles = join(filesDir, '..', 'articles');
const OWN = /\/ows\/files\/(pdf\/reports\/[\w.-]+)/;
const NAMES = { zh: '海序证券集团', en: 'Haixu Securities Group' };

function read(text) {
  const [, front = '', body = ''] = text.split(/^---\n/m);
  const paragraphs = body.split(/\n{2,}/).map((part) =>
    part
      .replace(/[#*|[\]]/g, '')
      .replace(/\(\/ows[^)]*\)/g, '')
      .trim(),
  );
  return {
    front: parse(front) ?? {},
    paragraphs: paragraphs.filter((part) => part && !part.includes('---')),
  };
}

function setFonts(doc, lang) {
  // The standard fonts need not be embedded; Chinese ones are subset to the characters used.
  doc.registerFont(
    'text',
    lang === 'en' ? 'Helvetica' : join(fontDir, 'NotoSansCJK-Regular.ttc'),
    ...(lang === 'en' ? [] : ['NotoSansCJKsc-Regular']),
  );
}

async function write({ file, lang, title, paragraphs }) {
  const PDFDocument = load('pdfkit');
  const info = { Title: title, Author: NAMES[lang], CreationDate: new Date('2025-01-01T01:00:00Z') };
  const doc = new PDFDocument({
    size: 'A4',
    margin: 64,
    lang: lang === 'zh' ? 'zh-CN' : 'en',
    displayTitle: true,
    info,
  });
  const target = join(filesDir, file);
  const done = new Promise((finish) => doc.pipe(createWriteStream(target)).on('finish', finish));
  setFonts(doc, lang);
  doc.rect(0, 0, 595, 842).fill(C.ink);
  doc.font('text').fillColor('#c3d0de').fontSize(13).text(NAMES[lang], 64, 92);
  doc.fillColor('#ffffff').fontSize(28).text(title, 64, 230, { width: 467 });
  doc
    .fillColor('#ffffff')
    .fontSize(13)
    .text(lang === 'zh' ? '样本' : 'SAMPLE', 64, 480);
  doc.addPage().fillColor(C.ink).fontSize(18).text(title, { paragraphGap: 14 });
  for (const text of paragraphs)
    doc.fillColor('#23344d').fontSize(11).text(text, { lineGap: 5, paragraphGap: 10 });
  doc.end();
  await done;
}

async function sources() {
  const found = [];
  for (const folder of ['reports', 'esg']) {
    const names = await readdir(join(articles, folder));
    for (const name of names.filter((one) => one.endsWith('.md'))) {
      const { front, paragraphs } = read(await readFile(join(articles, folder, name), 'utf8'));
      const file = OWN.exec(String(front.attachments ?? ''))?.[1];
      if (file)
        found.push({ file, lang: name.includes('.en.') ? 'en' : 'zh', title: front.title, paragraphs });
    }
  }
  return found;
}

await mkdir(join(filesDir, 'pdf/reports'), { recursive: true });
for (const report of await sources()) await write(report);
