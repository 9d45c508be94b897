import { readFileSync } from 'node:fs';

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const real = (path: string): Buffer => readFileSync(`ows/content/files/${path}`);

const pdfOf = (body: string): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${body} >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`);

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const upload = (name: string, buffer: Buffer, mimeType = 'application/pdf'): Upload => ({
  name,
  mimeType,
  buffer,
});

export const REAL_PDF = upload('隐私政策 (1).pdf', real('pdf/privacy-policy.pdf'));
export const REAL_PNG = upload('截图.png', PIXEL, 'image/png');
export const RENAMED_PROGRAM = upload(
  '发票.pdf',
  Buffer.from(`MZ${'\0'.repeat(300)}This program cannot be run`),
);
export const DRAWING = upload(
  '图.svg',
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'image/svg+xml',
);
export const SCRIPTED_PDF = upload(
  '合同.pdf',
  pdfOf('/OpenAction << /S /Java#53cript /JS (app.alert(1)) >>'),
);
export const CARRYING_PDF = upload('合同.pdf', pdfOf('/Names << /EmbeddedFiles 2 0 R >>'));
export const PAGE_PICTURE = upload(
  '截图.png',
  Buffer.concat([PIXEL, Buffer.from('<script>alert(1)</script>')]),
  'image/png',
);
export const bigPdf = (bytes: number): Upload =>
  upload('很大.pdf', Buffer.concat([pdfOf(''), Buffer.alloc(bytes, 0x20)]));
