import { HeldBytes } from '@/lib/gate/read-body';
import { FORMS } from '@/lib/rules/forms/rules';
import { readUpload } from './read-upload';

const rule = FORMS.report.files;
const MB = 1024 * 1024;

function formOf(parts: [name: string, value: string | Blob, file?: string][]): Request {
  const form = new FormData();
  for (const [name, value, file] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, file);
  }
  return new Request('http://site.example/', { method: 'POST', body: form });
}

const blob = (size: number) => new Blob([new Uint8Array(size).fill(1)]);
const read = async (request: Request, allow = true) => {
  const held = new HeldBytes();
  const mayReadFiles = jest.fn(async () => allow);
  try {
    return { upload: await readUpload(request, { rule, held, mayReadFiles }), mayReadFiles };
  } finally {
    held.release();
  }
};

test('CU-07 fields as they are, files whole, names as they came', async () => {
  const { upload } = await read(
    formOf([
      ['description', '一\r\n二 <b>'],
      ['files', blob(70_000), '证据 一.png'],
      ['files', blob(3), '2.pdf'],
      ['other', blob(3), 'x.png'],
    ]),
  );
  expect(Object.fromEntries(upload.fields)).toEqual({ description: '一\r\n二 <b>' });
  expect(upload.files.map(({ name, bytes, problem }) => [name, bytes.length, problem])).toEqual([
    ['证据 一.png', 70_000, null],
    ['2.pdf', 3, null],
  ]);
});

test('CU-07 the captcha is asked with the fields before the first file, once, and without a yes no file is kept', async () => {
  const request = formOf([
    ['code', 'abcd'],
    ['files', blob(MB), '1.png'],
    ['files', blob(MB), '2.png'],
    ['late', 'x'],
  ]);
  const { upload, mayReadFiles } = await read(request, false);
  expect(mayReadFiles).toHaveBeenCalledTimes(1);
  expect(upload.files.map(({ bytes }) => bytes.length)).toEqual([0, 0]);
  expect(upload.fields.get('late')).toBe('x');
});

test('CU-07 an empty file input is no file', async () => {
  const { upload, mayReadFiles } = await read(formOf([['files', new Blob([]), '']]));
  expect(upload.files).toEqual([]);
  expect(mayReadFiles).not.toHaveBeenCalled();
});

test('CU-07 bounds: a file, all files, their number, their names', async () => {
  const problems = async (files: [number, string][]) =>
    (await read(formOf(files.map(([size, name]) => ['files', blob(size), name])))).upload.files.map(
      ({ problem }) => problem,
    );
  expect(await problems([[10 * MB + 1, 'a.png']])).toEqual(['fileSize']);
  expect(
    await problems([
      [9 * MB, 'a.png'],
      [9 * MB, 'b.png'],
      [2 * MB, 'c.png'],
    ]),
  ).toEqual([null, null, 'fileTotal']);
  expect(
    await problems([
      [1, 'dir/a.png'],
      [1, 'a.exe'],
    ]),
  ).toEqual(['fileChars', 'fileType']);
});

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  [
    'a body that ends early',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
  ],
])('CU-07 %s is refused with 400', async (_what, type, body) => {
  const request = new Request('http://site.example/', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  await expect(read(request)).rejects.toMatchObject({ code: 400 });
});
