import type { FileAnswer, FileOutcome } from '@/lib/model/file-check';
import type { FilingFile, FilingHistory, FilingRow, RecordedFiling } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import { comparedVersions } from '@/lib/rules/record/changes';
import { ArchiveList } from '../record/archive-list';
import { FilingVersion } from '../record/filing-version';
import { FirstPublished } from '../record/first-published';
import { FileAnswerBox } from '../verification/file-answer-box';
import { type Subject, sample } from './specimen';

const REPORT = sample('2024年年度报告', 'Annual Report 2024');
const CORRECTED = sample('2024年年度报告（更正后）', 'Annual Report 2024 (corrected)');
const RESOLUTION = sample('董事会决议公告', 'Resolutions of the board');
const SEEN = '2025-04-29T10:00:05.000Z';
const LATER = '2025-05-06T01:30:00.000Z';

const fileOf = (digit: string): FilingFile => ({
  name: 'annual-report-2024.pdf',
  url: '/ows/files/pdf/annual-report-2024.pdf',
  bytes: 2_406_400,
  sha256: digit.repeat(64),
});

const versionOf = (version: number, more: Partial<RecordedFiling>): RecordedFiling => ({
  id: '42',
  locale: 'zh',
  title: '',
  kind: 'annual',
  period: '2024',
  displayTime: '2025-04-29 18:00:00',
  textSha256: String(version).repeat(64),
  files: [],
  type: 'filing',
  version,
  firstSeen: SEEN,
  index: 120 + version,
  leafHash: String(version + 4).repeat(64),
  ...more,
});

const rows = (locale: Locale): FilingRow[] => [
  { ...versionOf(2, { locale, title: CORRECTED(locale) }), since: SEEN, state: 'published' },
  {
    ...versionOf(1, { id: '8', locale, title: RESOLUTION(locale), kind: 'announcement' }),
    since: LATER,
    state: 'withdrawn',
  },
];

function history(locale: Locale): FilingHistory {
  const first = versionOf(1, { locale, title: REPORT(locale), files: [fileOf('a')] });
  const second = versionOf(2, {
    ...{ locale, title: CORRECTED(locale), firstSeen: LATER, files: [fileOf('b')] },
  });
  return { locale, versions: [first, second], state: 'file-gone' };
}

/** A version as its page shows it: the newest with what changed, or the first one. */
function version(locale: Locale, at: 0 | 1, copies: readonly string[]) {
  const shown = history(locale);
  const compared = comparedVersions(shown)[at];
  if (!compared) return null;
  return (
    <FilingVersion compared={compared} history={shown} copies={copies} locale={locale} isNewest={at === 0} />
  );
}

const OUTCOMES: Readonly<Partial<Record<FileOutcome, (locale: Locale) => string>>> = {
  current: sample('是本公司发布的文件，未经改动', 'Ours, and unchanged'),
  replaced: sample('是本公司发布过的文件，但已被替换', 'Ours, but since replaced'),
  unknown: sample('存档中没有这个文件', 'Not in the record of our filings'),
};

const answerOf = (outcome: FileOutcome, locale: Locale): FileAnswer => ({
  outcome,
  title: OUTCOMES[outcome]?.(locale) ?? '',
  lines: [CORRECTED(locale), `SHA-256: ${'b'.repeat(64)}`],
  links: [{ href: '/investor-relations/archive', label: RESOLUTION(locale) }],
  forward: 'text',
});

const box = (outcome: FileOutcome) => (locale: Locale) => {
  const copy = sample('复制', 'Copy')(locale);
  const words = { answer: outcome, copy: { label: copy, done: copy, failed: copy } };
  return <FileAnswerBox answer={answerOf(outcome, locale)} words={words} />;
};

export const FILINGS: Subject = {
  name: 'Record of filings',
  specimens: [
    {
      name: 'ArchiveList, a corrected and a withdrawn filing',
      view: (locale) => <ArchiveList rows={rows(locale)} locale={locale} />,
    },
    {
      name: 'FilingVersion, newest, with a kept copy',
      view: (locale) => version(locale, 0, [fileOf('b').sha256]),
    },
    { name: 'FilingVersion, first, without a copy', view: (locale) => version(locale, 1, []) },
    {
      name: 'FirstPublished',
      view: (locale) => (
        <FirstPublished
          id="42"
          title={REPORT(locale)}
          since={SEEN}
          displayTime="2025-04-29 18:00:00"
          locale={locale}
        />
      ),
    },
    { name: 'FileAnswerBox, current', view: box('current') },
    { name: 'FileAnswerBox, replaced', view: box('replaced') },
    { name: 'FileAnswerBox, unknown', view: box('unknown') },
  ],
};
