import { screen, within } from '@testing-library/react';
import type { FilingHistory, FilingState, RecordedFiling } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import { fileOf, filingOf } from '@/testing/filings';
import { contextOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { FilingView } from './filing-view';

const PATH = '/investor-relations/archive/filing';

const versionOf = (version: number, more: Partial<RecordedFiling> = {}): RecordedFiling => ({
  ...filingOf('42'),
  type: 'filing',
  version,
  firstSeen: `2025-03-28T09:3${version}:00.000Z`,
  index: 10 + version,
  leafHash: String(version).repeat(64),
  ...more,
});

function chinese(state: FilingState = 'published'): FilingHistory {
  const first = versionOf(1, { files: [fileOf('a.pdf', 'a')] });
  const second = versionOf(2, { title: '更正后的公告', files: [fileOf('a.pdf', 'b')] });
  return { locale: 'zh', state, versions: [first, second] };
}

const english = (state: FilingState = 'published'): FilingHistory => ({
  locale: 'en',
  state,
  versions: [versionOf(1, { locale: 'en', title: 'Annual Report' })],
});

const COPIES = ['a'.repeat(64), 'b'.repeat(64)];

function show(histories: [FilingHistory, ...FilingHistory[]], locale: Locale = 'zh', copies = COPIES) {
  const context = contextOf(PATH, { locale, query: { id: '42' } });
  renderView(<FilingView data={{ id: '42', histories, copies, siteName: '' }} context={context} />, locale);
}

const versions = () => screen.getAllByRole('article');
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('AR-03 versions are listed newest first with what changed, both languages one after the other', () => {
  show([chinese(), english()]);
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    '中文版',
    '英文版',
  ]);
  expect(versions().map((one) => one.id)).toEqual(['zh-2', 'zh-1', 'en-1']);
  const [newest] = versions() as [HTMLElement];
  expect(within(newest).getByText('与上一版不同之处').nextSibling?.textContent).toBe('标题和文件');
  expect(within(newest).getByText('首次出现').nextSibling?.textContent).toBe('2025年03月28日 17:32');
  expect(screen.getByText('Annual Report').getAttribute('lang')).toBe('en');
});

test('AR-03 each version has index, leaf hash and links to entry and proof', () => {
  show([english()]);
  const [version] = versions() as [HTMLElement];
  expect(within(version).getByText('1'.repeat(64))).not.toBeNull();
  expect(within(version).getByText('日志序号').nextSibling?.textContent).toBe('11');
  expect(hrefOf('日志条目（JSON）')).toBe('/record/entries?start=11&count=1');
  expect(hrefOf('收录证明（JSON）')).toBe('/record/proof/inclusion?index=11');
});

test('AR-03 AR-05 the newest file is the original, a replaced one the kept copy, each with its whole hash to copy', () => {
  show([chinese()]);
  const [newest, oldest] = versions() as [HTMLElement, HTMLElement];
  expect(within(newest).getByRole('link', { name: 'a.pdf' }).getAttribute('href')).toBe(
    '/ows/files/pdf/a.pdf',
  );
  expect(within(oldest).getByRole('link', { name: 'a.pdf' }).getAttribute('href')).toBe(
    `/record/files/${'a'.repeat(64)}`,
  );
  expect(within(oldest).getByText('本站留存副本；原文件此后已被替换')).not.toBeNull();
  expect(within(newest).getByRole('button', { name: '复制a.pdf' }).dataset.copy).toBe('b'.repeat(64));
  expect(within(newest).getByText('235.0 KB')).not.toBeNull();
});

test.each([
  ['file-gone', '公司后台的原文件已无法读取', '本站留存副本；原文件已缺失'],
  ['file-changed', '公司后台的原文件与存档记录不一致', '本站留存副本；原文件此后已变更'],
] as const)('AR-05 of a filing that is %s the kept copy is offered and marked', (state, note, mark) => {
  show([chinese(state)]);
  expect(screen.getByText(new RegExp(note))).not.toBeNull();
  const [newest] = versions() as [HTMLElement];
  expect(within(newest).getByText(mark)).not.toBeNull();
  expect(within(newest).getByRole('link', { name: 'a.pdf' }).getAttribute('href')).toBe(
    `/record/files/${'b'.repeat(64)}`,
  );
});

test('AR-05 a file without original and without copy is named, not linked, and its hash goes on', () => {
  show([chinese('file-gone')], 'zh', []);
  expect(screen.queryByRole('link', { name: 'a.pdf' })).toBeNull();
  expect(screen.getAllByText('本站没有该文件的副本，其哈希值仍在存档中。')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: '复制a.pdf' })).toHaveLength(2);
});

test('AR-05 a withdrawn filing says so and does not lead to an article that is gone', () => {
  show([english('withdrawn'), chinese()], 'en');
  expect(
    screen.getByText("The company's back office no longer answers this filing; the record keeps it."),
  ).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Read it (English)' })).toBeNull();
  expect(hrefOf('Read it (Chinese)')).toBe('/detail?type=news&id=42');
  expect(screen.queryByRole('link', { name: /side by side/ })).toBeNull();
});

test('AR-07 AR-03 two readable languages lead to their articles, to reading them side by side, and to each other', () => {
  show([chinese(), english()]);
  expect(hrefOf('阅读原文（英文）')).toBe('/en/detail?type=news&id=42');
  expect(hrefOf('中英对照阅读')).toBe('/twin?id=42');
  expect(hrefOf('英文版存档')).toBe('#en');
});

test('AR-03 a document of an offering opens as the page of offerings links it', () => {
  show([{ ...chinese(), versions: [versionOf(1, { kind: 'offering' })] }]);
  expect(hrefOf('阅读原文（中文）')).toBe('/detail?type=channel&id=42');
});

test('AR-07 two languages of which one has no text are not read side by side', () => {
  const noText = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  show([chinese(), { ...english(), versions: [versionOf(1, { textSha256: noText })] }]);
  expect(screen.queryByRole('link', { name: '中英对照阅读' })).toBeNull();
});

test('AR-03 a file that could not be read has no hash, and a version without files says so', () => {
  const file = fileOf('b.pdf', '', { sha256: '', bytes: 0, url: 'https://x.example/b.pdf' });
  show([{ ...english(), versions: [versionOf(1, { files: [file] })] }]);
  expect(hrefOf('b.pdf')).toBe('https://x.example/b.pdf');
  expect(screen.getByText('收录时无法读取该文件，没有哈希值。')).not.toBeNull();
  show([english()]);
  expect(screen.getByText('这一版本没有附件。')).not.toBeNull();
});
