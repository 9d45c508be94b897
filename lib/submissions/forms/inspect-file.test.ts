import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { inspectFile } from './inspect-file';

/** The real package is an ES module that Jest does not find: the signatures are enough here. */
const TYPES = { '%PDF': 'pdf', '\x89PNG': 'png', GIF8: 'gif', '\xff\xd8\xff\xe0': 'jpg' } as const;

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
/** The start of a picture of this size. */
function png(more = '', width = 4, height = 4): Buffer {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from(more, 'latin1')]);
}

/** A picture whose frame comes after a segment that is to be skipped. */
function jpg(width: number, height: number): Buffer {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3]);
  head.writeUInt16BE(height, 13);
  head.writeUInt16BE(width, 15);
  return head;
}

const inspect = (bytes: Buffer, name = bytes[0] === 0x25 ? 'a.pdf' : 'a.png') => inspectFile({ name, bytes });

test.each(readdirSync('ows/content/files/pdf').filter((name) => name.endsWith('.pdf')))(
  'CU-07 an honest PDF passes: %s',
  async (name) => {
    expect(await inspect(readFileSync(`ows/content/files/pdf/${name}`))).toBeNull();
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
  'JS',
  'J#53',
  'URI',
])('CU-07 a PDF with /%s is active, in the open and packed', async (name) => {
  expect(await inspect(pdf(`1 0 obj << /S /${name} >> endobj`))).toBe('fileActive');
  expect(await inspect(packed(`1 0 << /S /${name} >>`))).toBe('fileActive');
});

test('CU-07 names that only begin alike are harmless', async () => {
  expect(await inspect(pdf('<< /LaunchedIn 2024 /Title (JavaScript for beginners) >>'))).toBeNull();
  expect(await inspect(packed('1 0 << /Type /Page >>'))).toBeNull();
});

test('CU-07 the three bytes of /JS in the data of a picture are no script, those between text are', async () => {
  const noise = Buffer.from('\x9c\xf0\x01/JS \x88\xfe', 'latin1');
  const picture = Buffer.concat([
    Buffer.from('<< /Filter /DCTDecode >>\nstream\n'),
    noise,
    Buffer.from('\nendstream'),
  ]);
  expect(await inspect(pdf(picture))).toBeNull();
  expect(await inspect(pdf(Buffer.concat([picture, Buffer.from('\n<< /Type /Action /JS (alert) >>')])))).toBe(
    'fileActive',
  );
});

test.each([
  ['packed in a way that cannot be read', '/Type /ObjStm /Filter /LZWDecode'],
  ['packed twice', '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]'],
])('CU-07 what is %s counts as active', async (_what, dictionary) => {
  expect(await inspect(packed('1 0 << >>', dictionary))).toBe('fileActive');
});

test('CU-07 a bomb is not unpacked', async () => {
  expect(await inspect(packed('x'.repeat(32 * 1024 * 1024)))).toBe('fileActive');
});

test('CU-07 an encrypted PDF is reported as such', async () => {
  expect(await inspect(pdf('trailer << /Encrypt 4 0 R >>'))).toBe('fileLocked');
});

test.each(['<script>', '<svg onload=1>', '<HTML>', 'javascript:alert(1)', '%PDF-1.4', '<?php'])(
  'CU-07 a picture with %s in it is active',
  async (mark) => {
    expect(await inspect(png())).toBeNull();
    expect(await inspect(png(mark))).toBe('fileActive');
  },
);

test.each(['GIF89a', 'MZ', '<svg xmlns="http://www.w3.org/2000/svg"/>', ''])(
  'CU-07 what begins with "%s" is none of the three types',
  async (text) => {
    expect(await inspect(Buffer.from(text))).toBe('fileType');
  },
);

test.each([
  [png(), 'a.pdf'],
  [png(), 'a.jpg'],
  [pdf(''), 'a.png'],
  [jpg(4, 4), 'a.png'],
  [jpg(4, 4), 'a.jpg.pdf'],
])('L6 what is named as another type is refused', async (bytes, name) => {
  expect(await inspect(bytes, name)).toBe('fileEnding');
});

test.each(['a.jpg', 'a.JPEG'])('CU-07 a JPEG may be called %s', async (name) => {
  expect(await inspect(jpg(4, 4), name)).toBeNull();
});

test('L6 a picture has 50 million pixels at most, and says how many it has', async () => {
  expect(await inspect(png('', 10_000, 5000))).toBeNull();
  expect(await inspect(png('', 30_000, 30_000))).toBe('filePixels');
  expect(await inspect(jpg(10_000, 5001), 'a.jpg')).toBe('filePixels');
  expect(await inspect(png().subarray(0, 20))).toBe('fileType');
  expect(await inspect(jpg(4, 4).subarray(0, 10), 'a.jpg')).toBe('fileType');
});

test('L6 a picture or document that is an archive at the same time is active', async () => {
  const archive = 'PK\x03\x04 content PK\x05\x06\0\0\0\0';
  expect(await inspect(png(archive))).toBe('fileActive');
  expect(await inspect(pdf(archive))).toBe('fileActive');
});
