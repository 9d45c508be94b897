import { createHash, randomBytes } from 'node:crypto';
import { platformOf } from '@/lib/site/platform';
import { hashesOf, isFile } from './fingerprint';

const BOTH = ['md5', 'sha256'] as const;
const expected = (bytes: Uint8Array) => ({
  md5: createHash('md5').update(bytes).digest('hex'),
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

test.each([0, 1, 55, 56, 63, 64, 65, 1000, 4 * 1024 ** 2, 4 * 1024 ** 2 + 1])(
  'DL-01 both fingerprints of %i bytes',
  async (length) => {
    const bytes = randomBytes(length);
    expect(await hashesOf(new Blob([bytes]), BOTH, { report: () => undefined })).toEqual(expected(bytes));
  },
);

const official = { name: '富易', platform: 'windows' as const, version: '1', md5: '', sha256: '' };

test('DL-01 a file is read in pieces and has both fingerprints', async () => {
  const bytes = randomBytes(9 * 1024 * 1024);
  const reported: number[] = [];
  const print = await hashesOf(new Blob([bytes]), BOTH, { report: (part) => reported.push(part) });
  expect(print).toEqual(expected(bytes));
  expect(reported.at(-1)).toBe(1);
  expect(reported).toHaveLength(3);
});

test('AR-04 only what is asked for is computed, and a reading that is ended goes no further', async () => {
  const bytes = randomBytes(9 * 1024 * 1024);
  const { sha256 } = expected(bytes);
  expect(await hashesOf(new Blob([bytes]), ['sha256'], { report: () => undefined })).toEqual({ sha256 });
  const stop = new AbortController();
  const reported: number[] = [];
  const report = (part: number) => {
    reported.push(part);
    stop.abort(new Error('another file'));
  };
  const reading = hashesOf(new Blob([bytes]), ['sha256'], { report, signal: stop.signal });
  await expect(reading).rejects.toThrow('another file');
  expect(reported).toHaveLength(1);
});

test('DL-01 the stronger fingerprint decides; an empty one fits nothing', () => {
  const print = { md5: 'a', sha256: 'b' };
  expect(isFile({ ...official, md5: 'a' }, print)).toBe(true);
  expect(isFile({ ...official, md5: 'a', sha256: 'x' }, print)).toBe(false);
  expect(isFile({ ...official, md5: 'x', sha256: 'b' }, print)).toBe(true);
  expect(isFile(official, { md5: '', sha256: '' })).toBe(false);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'other'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'other'],
  ['', 'other'],
])('DL-01 the platform of %s is %s', (userAgent, platform) => {
  expect(platformOf(userAgent)).toBe(platform);
});
