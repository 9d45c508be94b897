import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fontDir } from './glyphs.mjs';
import { C, filesDir } from './kit.mjs';

const load = createRequire(join(resolve(process.env.MEDIA_TOOLS ?? 'media-tools'), 'package.json'));
const GREY = '#5a6878';
const BOX = { left: 64, width: 467 };

function open(report) {
  const PDFDocument = load('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 84, bottom: 76, left: BOX.left, right: 64 },
    lang: report.lang === 'zh' ? 'zh-CN' : 'en',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: {
      Title: report.title,
      Author: report.author,
      Subject: report.subject,
      CreationDate: new Date('2025-01-01T01:00:00Z'),
    },
  });
  doc.registerFont('text', join(fontDir, 'NotoSansCJK-Regular.ttc'), 'NotoSansCJKsc-Regular');
  doc.registerFont('bold', join(fontDir, 'NotoSansCJK-Bold.ttc'), 'NotoSansCJKsc-Bold');
  doc.registerFont('serif', join(fontDir, 'NotoSerifCJK-Bold.ttc'), 'NotoSerifCJKsc-Bold');
  return doc;
}

function waveLines(doc, y, rows, color) {
  for (let i = 0; i < rows; i++) {
    const [top, a] = [y + i * 16, 5 + i * 1.4];
    doc.moveTo(0, top);
    for (let x = 0; x < 600; x += 60) doc.bezierCurveTo(x + 20, top - a, x + 40, top + a, x + 60, top);
    doc
      .lineWidth(0.5 + i * 0.12)
      .strokeColor(i === 2 ? C.vermilion : color)
      .stroke();
  }
}

function cover(doc, report) {
  doc.rect(0, 0, 595, 842).fill(C.ink);
  waveLines(doc, 560, 14, '#6f8fb3');
  doc
    .fillColor('#c3d0de')
    .font('serif')
    .fontSize(13)
    .text(report.author, BOX.left, 92, { characterSpacing: 1 });
  doc
    .fillColor('#ffffff')
    .font('serif')
    .fontSize(30)
    .text(report.title, BOX.left, 230, { width: BOX.width, lineGap: 6 });
  doc
    .moveDown(0.6)
    .fillColor('#c3d0de')
    .font('text')
    .fontSize(12)
    .text(report.subject, { width: BOX.width, lineGap: 4 });
  doc.rect(BOX.left, 470, 116, 30).fill(C.vermilion);
  doc
    .fillColor('#ffffff')
    .font('bold')
    .fontSize(13)
    .text('样本 / SAMPLE', BOX.left, 476, { width: 116, align: 'center' });
}

function table(doc, { head, rows }) {
  const first = head.length > 3 ? 0.36 : 0.4;
  const rest = (BOX.width * (1 - first)) / (head.length - 1);
  const at = (i) => BOX.left + (i ? BOX.width * first + (i - 1) * rest : 0);
  const line = (cells, y, font, color) => {
    doc.font(font).fontSize(9.5).fillColor(color);
    cells.forEach((cell, i) => {
      const width = (i ? rest : BOX.width * first) - 12;
      doc.text(cell, at(i) + 6, y + 5, { width, align: i ? 'right' : 'left', lineBreak: false });
    });
  };
  if (doc.y + 24 * (rows.length + 1) > 750) doc.addPage();
  let y = doc.y + 6;
  doc.rect(BOX.left, y, BOX.width, 24).fill(C.ink);
  line(head, y, 'bold', '#ffffff');
  rows.forEach((row, i) => {
    y += 24;
    if (i % 2) doc.rect(BOX.left, y, BOX.width, 24).fill('#f3f5f7');
    line(row, y, 'text', C.ink);
  });
  doc.x = BOX.left;
  doc.y = y + 40;
}

function chapter(doc, { title, body = [], list = [], data }) {
  if (doc.y > 640) doc.addPage();
  doc.x = BOX.left;
  doc.font('serif').fontSize(17).fillColor(C.ink).text(title, { width: BOX.width });
  doc.moveDown(0.5);
  const write = (text, indent = 0) => {
    doc.font('text').fontSize(10.5).fillColor('#23344d');
    doc.text(text, BOX.left + indent, doc.y, { width: BOX.width - indent, lineGap: 5, paragraphGap: 8 });
  };
  for (const text of body) write(text);
  for (const text of list) write(`•  ${text}`, 10);
  if (data) table(doc, data);
  else doc.moveDown(1.1);
}

function marks(doc, report) {
  const { start, count } = doc.bufferedPageRange();
  for (let i = start + 1; i < start + count; i++) {
    doc.switchToPage(i);
    doc.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    doc.font('text').fontSize(8.5).fillColor(GREY);
    doc.text(report.title, BOX.left, 44, { width: 340, lineBreak: false });
    doc
      .fillColor(C.vermilion)
      .text('样本 / SAMPLE', 431, 44, { width: 100, align: 'right', lineBreak: false });
    doc
      .fillColor(GREY)
      .text(`${i + 1} / ${count}`, BOX.left, 796, { width: BOX.width, align: 'center', lineBreak: false });
    doc.moveTo(BOX.left, 62).lineTo(531, 62).lineWidth(0.5).strokeColor('#cdd5de').stroke();
  }
}

/** Writes one report: a cover, its chapters, and the word "sample" on every page. */
export async function writePdf(report) {
  const dir = join(filesDir, 'pdf');
  await mkdir(dirname(join(dir, report.file)), { recursive: true });
  const doc = open(report);
  const done = new Promise((resolve) =>
    doc.pipe(createWriteStream(join(dir, report.file))).on('finish', resolve),
  );
  cover(doc, report);
  doc.addPage();
  report.chapters.forEach((one, i) => {
    if (one.newPage && i) doc.addPage();
    chapter(doc, one);
  });
  const { count } = doc.bufferedPageRange();
  marks(doc, report);
  doc.end();
  await done;
  console.log(`${report.file} ${count} pages`);
}
