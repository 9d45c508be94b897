import { draftMode } from 'next/headers';
import { OwsError } from '@/lib/base/ows-error';
import * as files from '@/lib/ows/files';
import { REPORTS, reviewOffice } from '@/testing/review-office';
import { LONG_ID } from '@/testing/reviewed';
import { FUTURE, seam, startAnew } from '@/testing/seam';
import { type Review, reviewAll } from './review-all';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/files');
jest.mock('next/headers');

const down = new OwsError('network', 'ECONNREFUSED', { code: 0 });
const turn = () => new Promise((resolve) => setImmediate(resolve));
const all = (more: object = {}) => reviewAll({ preview: true, budget: 1000, ...more });
const said = ({ findings }: Review) =>
  findings.map(({ code, locale, subject, place }) => [code, locale, subject.id, place]);
const article = (id: string, more: object = {}) => ({ id, ...more });
const many = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => article(String(at + 1), more));

beforeEach(() => {
  startAnew();
  jest.mocked(files.fileSize).mockResolvedValue(5);
});

test('PV-04 articles of both languages are reviewed together, worst findings first, without the framework', async () => {
  reviewOffice([
    article('1', { content: '<h2>A</h2><h4>B</h4>' }),
    article(LONG_ID, { in: ['zh'], menuKey: REPORTS }),
    article('3', { in: ['en'] }),
    article('4', { in: ['zh'], menuKey: 'k3' }),
    article('5', { in: ['zh'], ext: '{"onlyIn":"zh"}' }),
    article('6', { content: '<p>', ext: 'onlyIn: not JSON' }),
  ]);
  const review = await all();
  expect(said(review)).toEqual([
    ['filing-without-translation', 'en', LONG_ID, ''],
    ['heading-order', 'zh', '1', 'B'],
    ['heading-order', 'en', '1', 'B'],
    ['no-translation', 'zh', '3', ''],
  ]);
  expect(review).toMatchObject({ reviewed: 6, total: 6, uncheckedFiles: 0 });
  expect(draftMode).not.toHaveBeenCalled();
});

test('PV-02 an article below an item of the menu has its place, one of an item that is gone has none', async () => {
  reviewOffice([
    article('1', { menuKey: 'k1' }),
    article('2', { menuKey: 'k1,x' }),
    article('3', { menuKey: 'k11' }),
  ]);
  expect(said(await all())).toEqual([
    ['no-menu-item', 'zh', '3', ''],
    ['no-menu-item', 'en', '3', ''],
  ]);
});

test('PV-02 what holds for an item holds for articles below a child of it that the menu lacks', async () => {
  reviewOffice([
    article('1', { in: ['zh'], menuKey: 'k3,x' }),
    article('2', { in: ['zh'], menuKey: `${REPORTS},x,y` }),
    article('3', { in: ['zh'], menuKey: 'k1,x' }),
  ]);
  expect(said(await all())).toEqual([
    ['filing-without-translation', 'en', '2', ''],
    ['no-translation', 'en', '3', ''],
  ]);
});

test('PV-04 drafts are requested and reviewed with the permission alone', async () => {
  const content = '<iframe></iframe>';
  reviewOffice([
    article('1', { status: '1', content }),
    article('2', { displayTime: FUTURE, content }),
    article('3', { content }),
  ]);
  expect((await all({ preview: true })).reviewed).toBe(3);
  const open = await all({ preview: false });
  expect(new Set(open.findings.map(({ subject }) => subject.id))).toEqual(new Set(['3']));
});

test('PV-04 a back office that fails is an outage, and the next review begins anew', async () => {
  reviewOffice(many(3));
  seam.fetchArticles.mockRejectedValueOnce(down);
  await expect(all()).rejects.toBe(down);
  seam.fetchMenu.mockRejectedValueOnce(down);
  await expect(all()).rejects.toBe(down);
  seam.fetchMenu.mockResolvedValueOnce([]);
  await expect(all()).rejects.toThrow('menu is empty');
  expect((await all()).reviewed).toBe(3);
});

test('PV-04 two calls run at once at most, and one review', async () => {
  reviewOffice(many(900));
  const answer = seam.fetchArticles.getMockImplementation();
  let [running, most, reviews] = [0, 0, 0];
  seam.fetchMenu.mockImplementationOnce(async () => {
    reviews += 1;
    throw down;
  });
  seam.fetchArticles.mockImplementation(async (...asked) => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    return answer?.(...asked) ?? { rows: [], total: 0 };
  });
  const [failed, first, second] = await Promise.allSettled([all(), all(), all()]);
  expect([failed.status, first.status, second.status]).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(reviews).toBe(1);
  expect(most).toBe(2);
});

test('PV-04 everything else in the process has its turn while a review works', async () => {
  reviewOffice(many(400, { content: '<h2>A</h2><p>text</p>'.repeat(200) }));
  let turns = 0;
  let isOver = false;
  const other = async () => {
    for (; !isOver; turns += 1) await turn();
  };
  const running = other();
  const began = performance.now();
  await all();
  const took = performance.now() - began;
  isOver = true;
  await running;
  expect(turns).toBeGreaterThan(took / 50);
});

describe('more articles than are reviewed', () => {
  const old = article('9000', { in: ['en'] });
  const chinese = [...many(2000), article('9000', { in: ['zh'] }), article('9001', { in: ['zh'] })];

  test('PV-04 the newest are reviewed, and it is said how many there are', async () => {
    reviewOffice(chinese);
    expect(await all()).toMatchObject({ reviewed: 2000, total: 2002, findings: [] });
  });

  test('PV-04 an article whose other language is too old to be read is looked up by its id', async () => {
    reviewOffice([
      article('7000', { in: ['en'] }),
      article('7001', { in: ['en'] }),
      ...many(2000, { in: ['zh'] }).map((one) => ({ ...one, ext: '{"onlyIn":"zh"}' })),
      article('7000', { in: ['zh'] }),
      old,
    ]);
    const { findings } = await all();
    expect(findings.map(({ code, locale, subject }) => [code, locale, subject.id])).toEqual([
      ['no-translation', 'zh', '7001'],
      ['no-translation', 'zh', '9000'],
    ]);
  });
});

describe('files', () => {
  const named = (...names: string[]) =>
    article('1', {
      attachments: names.map((name) => `/ows/files/${name}`).join(','),
      in: ['zh'],
      menuKey: 'k3',
    });

  test('PV-02 a file that the back office does not have is dead; one that it fails on is unchecked', async () => {
    reviewOffice([named('gone.pdf', 'late.pdf', 'broken.pdf', 'here.pdf'), named('x.pdf')]);
    jest.mocked(files.fileSize).mockImplementation(async (path) => {
      if (path.includes('gone')) throw new OwsError('http', 'no such file', { code: 404, status: 404 });
      if (path.includes('late')) throw new OwsError('timeout', 'late', { code: 408 });
      if (path.includes('broken')) throw new OwsError('http', 'HTTP 500', { code: 500, status: 500 });
      return 5;
    });
    const review = await all();
    expect(said(review)).toEqual([['dead-file', 'zh', '1', '/ows/files/gone.pdf']]);
    expect(review.uncheckedFiles).toBe(2);
  });

  test('PV-04 each file is asked for once, eight at a time', async () => {
    const content = Array.from({ length: 30 }, (_, at) => `<a href="/ows/files/${at}.pdf">${at}</a>`).join(
      '',
    );
    reviewOffice([article('1', { content }), article('2', { content })]);
    let [running, most] = [0, 0];
    jest.mocked(files.fileSize).mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      return 5;
    });
    await all();
    expect(files.fileSize).toHaveBeenCalledTimes(30);
    expect(files.fileSize).toHaveBeenCalledWith('/files/0.pdf');
    expect(most).toBe(8);
  });

  test('PV-04 files that are left when the time is over are counted, not waited for', async () => {
    reviewOffice([named('a.pdf', 'b.pdf')]);
    expect((await all({ budget: 0 })).uncheckedFiles).toBe(2);
    expect(files.fileSize).not.toHaveBeenCalled();
    jest.mocked(files.fileSize).mockReturnValue(new Promise(() => undefined));
    expect((await all({ budget: 20 })).uncheckedFiles).toBe(2);
  });
});

describe('reports', () => {
  const report = (title: string, more: object = {}) => ({
    title,
    menuKey: REPORTS,
    ext: '{"onlyIn":"zh"}',
    in: ['zh'] as const,
    ...more,
  });
  const banner = { dictType: 'annual_report', dictLabel: '2019年年度报告', cssClass: '{"text":"2019"}' };

  test('PV-02 reports are late by what is published, whatever drafts there are', async () => {
    reviewOffice([
      article('1', report('2019年年度报告', { displayTime: '2020-03-28 17:30:00' })),
      article('2', report('2090年年度报告', { status: '1' })),
      article('3', report('2091年年度报告', { displayTime: FUTURE })),
    ]);
    const { findings } = await all();
    expect(findings.map(({ code, locale, values }) => [code, locale, values.kind, values.newest])).toEqual([
      ['late-report', 'zh', 'annual', '2019'],
    ]);
    expect((await all({ day: 'newest-report' })).findings).toEqual([]);
  });

  test('PV-02 the report of the banner is compared with the newest one', async () => {
    reviewOffice([article('1', report('2020年年度报告', { displayTime: '2021-03-28 17:30:00' }))], {
      words: [banner],
    });
    const { findings } = await all({ day: 'newest-report' });
    expect(findings.map(({ code, values }) => [code, values.year, values.newest])).toEqual([
      ['outdated-latest-report', '2019', '2020'],
    ]);
  });

  test('PV-02 of a long list of reports those named so are found', async () => {
    reviewOffice([
      ...many(150, { menuKey: REPORTS, title: '公告', ext: '{"onlyIn":"zh"}' }),
      article('500', report('2020年年度报告', { displayTime: '2021-03-28 17:30:00' })),
    ]);
    const { findings } = await all();
    expect(findings.map(({ code, values }) => [code, values.newest])).toEqual([['late-report', '2020']]);
  });
});
