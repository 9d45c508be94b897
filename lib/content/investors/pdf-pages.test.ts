import { once } from 'node:events';
import { Readable } from 'node:stream';
import { openFile } from '@/lib/ows/files';
import { pdfPages } from './pdf-pages';

jest.mock('@/lib/ows/files', () => ({
  ...jest.requireActual('@/lib/ows/files'),
  openFile: jest.fn(),
}));

/** As the HTTP client's body: given up before its end, it emits an error. */
const bodyOf = () =>
  new Readable({ read: () => undefined, destroy: (_error, done) => done(new Error('Request aborted')) });

test.each([
  ['without its length', 200, {}],
  ['of another status', 404, { 'content-length': '9' }],
  ['that is too long', 200, { 'content-length': '99999999' }],
])(
  'IR-03 a document %s has no number of pages, and giving it up ends nothing else',
  async (_what, status, headers) => {
    const body = bodyOf();
    const closed = once(body, 'close');
    jest.mocked(openFile).mockResolvedValue({ status, headers, body } as never);
    expect(await pdfPages(`/files/${status}${Object.values(headers)}.pdf`, '')).toBeNull();
    expect(body.listenerCount('error')).toBeGreaterThan(0);
    await closed.catch(() => undefined);
  },
);
