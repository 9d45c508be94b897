import { answerArticles, answerMenu, contextOf, menuRow, row, seam, startAnew } from '@/testing/seam';
import { getReportCentre } from './reports';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/files');
jest.mock('next/headers');

const files = jest.requireMock<jest.Mocked<typeof import('@/lib/ows/files')>>('@/lib/ows/files');
const PATH = '/investor-relations/report';

beforeEach(() => {
  startAnew();
  answerMenu(menuRow(1, 'investor-relations/report'), menuRow(2, 'sustainability/esg-report'));
  answerArticles([row(1, { attachments: '/ows/files/a.pdf' })], 1);
  files.fileSize.mockResolvedValue(1536);
});

test('OP-05 a page of reports past the end costs one call, and no sizes of files are requested', async () => {
  expect(await getReportCentre(contextOf(PATH, { page: '2' }))).toBeNull();
  expect(seam.fetchArticles).toHaveBeenCalledTimes(1);
  expect(files.fileSize).not.toHaveBeenCalled();
});

test('IR-03 the first page asks for the sizes of its files', async () => {
  expect(await getReportCentre(contextOf(PATH))).toMatchObject({ types: ['esg'] });
  expect(files.fileSize).toHaveBeenCalledWith('/files/a.pdf');
});
