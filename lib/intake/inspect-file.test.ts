import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { inspectFile } from './inspect-file';

/** The real package is an ES module that Jest does not find: the signatures are enough here. */
const TYPES = { '%PDF': 'pdf', '\x89PNG': 'png', GIF8: 'gif' } as const;

jest.mock(
  'file-type',
  () => ({
    fileTypeFromBuffer: async (bytes: Buffer) => {
      const ext = (TYPES as Record<string, string>)[bytes.subarray(0, 4).toString('latin1')];
      return ext && { ext };
    },
  }),
  { virtual: true },
);

const pdf = (body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(body), Buffer.from('\n%%EOF')]);
const packed = (objects: string, dictionary = '/Type /ObjStm /Filter /FlateDecode'): Buffer => {
  const bytes = deflateSync(Buffer.from(objects));
  return pdf(
    Buffer.concat([
      Buffer.from(`5 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
      bytes,
      Buffer.from('\nendstream\nendobj'),
    ]),
  );
};
const png = (more = ''): Buffer =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(more)]);

test.each(readdirSync('ows/content/files/pdf').filter((name) => name.endsWith('.pdf')))(
  'CU-07 an honest PDF passes: %s',
  async (name) => {
    expect(await inspectFile(readFileSync(`ows/content/files/pdf/${name}`))).toBeNull();
  },
);

test.each([
  'JavaScript',
  'J#61vaScript',
  '#4aavaScript',
  'EmbeddedFiles',
  'EmbeddedFile',
  'Launch',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'GoToE',
])('CU-07 a PDF with /%s is active, in the open and packed', async (name) => {
  expect(await inspectFile(pdf(`1 0 obj << /S /${name} >> endobj`))).toBe('fileActive');
  expect(await inspectFile(packed(`1 0 << /S /${name} >>`))).toBe('fileActive');
});

test('CU-07 names that only begin alike are harmless', async () => {
  expect(await inspectFile(pdf('<< /LaunchedIn 2024 /Title (JavaScript for beginners) >>'))).toBeNull();
  expect(await inspectFile(packed('1 0 << /Type /Page >>'))).toBeNull();
});

test.each([
  ['packed in a way that cannot be read', '/Type /ObjStm /Filter /LZWDecode'],
  ['packed twice', '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]'],
])('CU-07 what is %s counts as active', async (_what, dictionary) => {
  expect(await inspectFile(packed('1 0 << >>', dictionary))).toBe('fileActive');
});

test('CU-07 a bomb is not unpacked', async () => {
  expect(await inspectFile(packed('x'.repeat(32 * 1024 * 1024)))).toBe('fileActive');
});

test('CU-07 an encrypted PDF is told as such', async () => {
  expect(await inspectFile(pdf('trailer << /Encrypt 4 0 R >>'))).toBe('fileLocked');
});

test.each(['<script>', '<svg onload=1>', '<HTML>', 'javascript:alert(1)', '%PDF-1.4', '<?php'])(
  'CU-07 a picture with %s in it is active',
  async (mark) => {
    expect(await inspectFile(png())).toBeNull();
    expect(await inspectFile(png(mark))).toBe('fileActive');
  },
);

test.each(['GIF89a', 'MZ', '<svg xmlns="http://www.w3.org/2000/svg"/>', ''])(
  'CU-07 what begins with "%s" is none of the three types',
  async (text) => {
    expect(await inspectFile(Buffer.from(text))).toBe('fileType');
  },
);
