/** @jest-environment node */
import { type BackOffice, startBackOffice } from '@/testing/back-office';
import { get } from '@/testing/relay-requests';

let office: BackOffice;
let relay: typeof import('./relay').relay;

beforeAll(async () => {
  office = await startBackOffice();
  ({ relay } = await import('./relay'));
});
afterAll(() => office.close());

async function fileOf(type: string | null) {
  office.answer = (response) => {
    if (type !== null) response.setHeader('content-type', type);
    response.end('x');
  };
  const { headers } = await relay(get('/files/a'), '/files/a');
  return { type: headers.get('content-type'), caged: headers.get('content-security-policy') !== null };
}

test.each([
  'image/webp',
  'image/png',
  'video/mp4',
  'audio/mpeg',
  'application/pdf',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
])('L5 %s is passed on as it is', async (type) => {
  expect(await fileOf(type)).toEqual({ type, caged: false });
});

test.each([
  'text/html; charset=utf-8',
  'image/svg+xml',
  'application/xhtml+xml',
  'text/css',
  'application/json',
  'odd',
])('L5 %s cannot act as a page of the site', async (type) => {
  expect(await fileOf(type)).toEqual({ type, caged: true });
});

test.each([
  'text/javascript',
  'application/javascript; charset=utf-8',
  'application/ecmascript',
  'text/jscript',
  'application/wasm',
  'multipart/x-mixed-replace; boundary=x',
  null,
])('L5 %s goes out as bytes to be saved, so that no page can run it', async (type) => {
  expect(await fileOf(type)).toEqual({ type: 'application/octet-stream', caged: true });
});

test('L4 a path that is encoded twice is not passed on', async () => {
  office.received.length = 0;
  for (const path of ['/files/%252e%252e/x', '/files/a%25b', '/files/../x'])
    expect((await relay(get(path), path)).status).toBe(404);
  expect(office.received).toEqual([]);
});
