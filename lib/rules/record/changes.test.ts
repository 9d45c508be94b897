import { changesOf } from '@/lib/base/filing-changes';
import type { FilingHistory, FilingState, RecordedFiling } from '@/lib/model/record';
import { fileOf, filingOf } from '@/testing/filings';
import { comparedVersions, sourceOf } from './changes';

const OLD = fileOf('a.pdf', 'a');
const NEW = fileOf('a.pdf', 'b');

const versionOf = (version: number, more: object): RecordedFiling => ({
  ...filingOf('1', more),
  type: 'filing',
  version,
  firstSeen: '2025-03-28T09:30:00.000Z',
  index: version,
  leafHash: String(version),
});

const historyOf = (state: FilingState): FilingHistory => ({
  locale: 'zh',
  state,
  versions: [versionOf(1, { files: [OLD] }), versionOf(2, { files: [NEW], title: '更正' })],
});

test.each([
  [{ title: 'x' }, ['title']],
  [{ displayTime: '2026-01-01 00:00:00', textSha256: '1' }, ['time', 'text']],
  [{ files: [OLD] }, ['files']],
  [{ period: '1999' }, []],
])('AR-01 %j is a change of %j', (more, changes) => {
  expect(changesOf(filingOf('1', more), filingOf('1'))).toEqual(changes);
});

test('AR-03 versions are compared with the one before, newest first', () => {
  expect(
    comparedVersions(historyOf('published')).map(({ version, changes }) => [version.version, changes]),
  ).toEqual([
    [2, ['title', 'files']],
    [1, []],
  ]);
});

test.each([
  ['published', NEW, { from: 'original' }],
  ['published', OLD, { from: 'kept', because: 'replaced' }],
  ['withdrawn', NEW, { from: 'kept', because: 'gone' }],
  ['file-gone', NEW, { from: 'kept', because: 'gone' }],
  ['file-changed', NEW, { from: 'kept', because: 'changed' }],
  ['file-changed', OLD, { from: 'kept', because: 'replaced' }],
] as const)('AR-05 of a filing that is %s, the file %j is read from %j', (state, file, source) => {
  expect(sourceOf(file, historyOf(state), [NEW.sha256, OLD.sha256])).toEqual(source);
});

test('AR-05 a file of which there is neither original nor copy is nowhere', () => {
  expect(sourceOf(NEW, historyOf('withdrawn'), [OLD.sha256])).toBeNull();
  expect(sourceOf(OLD, historyOf('published'), [])).toBeNull();
});

test('AR-05 a file that was never read is at the back office or nowhere', () => {
  const file = fileOf('b.pdf', '', { sha256: '', bytes: 0 });
  const history = (state: FilingState): FilingHistory => ({
    ...historyOf(state),
    versions: [versionOf(1, { files: [file] })],
  });
  expect(sourceOf(file, history('published'), [])).toEqual({ from: 'original' });
  expect(sourceOf(file, history('withdrawn'), [])).toBeNull();
});
