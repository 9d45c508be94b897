import {
  answerArticles,
  answerMenu,
  answerWords,
  contextOf,
  menuRow,
  row,
  seam,
  startAnew,
} from '@/testing/seam';
import { getAnnouncements } from './announcements';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/files');
jest.mock('next/headers');

const IR = '/investor-relations';
const announcements = menuRow(1, 'investor-relations/announcements', { menuKey: 'an' });
const entry = (dictType: string, dictLabel: string, more: object = {}) => ({ dictType, dictLabel, ...more });

beforeEach(startAnew);

test('IR-05 a type is asked for by its label; those that recent announcements have can be chosen', async () => {
  answerMenu(announcements);
  answerWords({ 股东会: 'Meetings' }, [
    entry('tag_type_dict', '股东会', { dictValue: 'meeting' }),
    entry('tag_type_dict', '债券发行', { dictValue: 'bond' }),
    entry('tag_type_dict', '媒体关注', { dictValue: 'media' }),
  ]);
  answerArticles([row(1, { customLable: '股东会' }), row(2, { customLable: '债券发行' })]);
  const found = await getAnnouncements(contextOf(`${IR}/announcements`, { type: 'meeting' }));
  expect(found).toMatchObject({ type: 'meeting', types: [{ value: 'meeting' }, { value: 'bond' }] });
  expect(seam.fetchArticles.mock.calls.map(([query]) => query.label)).toContain('股东会');
  expect(await getAnnouncements(contextOf('/x', { type: 'unknown' }))).toBeNull();
});

test('IR-05 without names of types there is nothing to choose, and no call for them', async () => {
  answerMenu(announcements);
  answerWords({}, []);
  answerArticles([row(1, { attachments: '/ows/files/a.pdf' })]);
  const found = await getAnnouncements(contextOf(`${IR}/announcements`));
  expect(found).toMatchObject({
    types: [],
    type: null,
    list: { items: [{ file: { url: '/ows/files/a.pdf' } }] },
  });
  expect(seam.fetchArticles.mock.calls.filter(([{ pageSize }]) => pageSize === 100)).toEqual([]);
});
