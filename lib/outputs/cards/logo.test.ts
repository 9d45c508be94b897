import { Readable } from 'node:stream';
import { OwsError } from '@/lib/base/ows-error';
import type { FileAnswer } from '@/lib/ows/files';
import * as files from '@/lib/ows/files';
import { env } from '@/lib/runtime/env';
import { cardLogo } from './logo';

jest.mock('@/lib/ows/files');
jest.mock('@/lib/runtime/env');

const stated = (address: string) =>
  jest.mocked(env).mockReturnValue({ settings: { logoOnDark: { zh: address, en: address } } } as never);
const answer = (status: number, text: string): FileAnswer => ({
  status,
  headers: {},
  body: Readable.from([Buffer.from(text)]) as FileAnswer['body'],
});
const openFile = jest.mocked(files.openFile);

beforeEach(() => openFile.mockReset());

test('a logo of the site is read from its public folder', async () => {
  stated('/brand/logo-zh-light.svg');
  expect(await cardLogo('zh')).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(openFile).not.toHaveBeenCalled();
});

test('a logo of the back office is requested once', async () => {
  stated('/ows/files/pictures/logo.png');
  openFile.mockResolvedValueOnce(answer(200, 'bytes'));
  const logo = `data:image/png;base64,${Buffer.from('bytes').toString('base64')}`;
  expect([await cardLogo('zh'), await cardLogo('en')]).toEqual([logo, logo]);
  expect(openFile.mock.calls.map(([path, method]) => [path, method])).toEqual([
    ['/files/pictures/logo.png', 'GET'],
  ]);
});

test('a logo that cannot be read is left out, and read the next time', async () => {
  stated('/ows/files/pictures/late.svg');
  openFile.mockRejectedValueOnce(new OwsError('timeout', 'late', { code: 408 }));
  openFile.mockResolvedValueOnce(answer(404, ''));
  openFile.mockResolvedValueOnce(answer(200, '<svg/>'));
  expect([await cardLogo('zh'), await cardLogo('zh')]).toEqual([null, null]);
  expect(await cardLogo('zh')).toMatch(/^data:image\/svg/);
});

test.each(['https://cdn.example/logo.svg', '/brand/none.svg', '/brand/logo.webp', 'logo.svg'])(
  'without a logo that can be drawn (%s) there is none, and no other host is contacted',
  async (address) => {
    stated(address);
    expect(await cardLogo('zh')).toBeNull();
    expect(openFile).not.toHaveBeenCalled();
  },
);
