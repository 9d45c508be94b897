import type { FilingContent, FilingFile } from '@/lib/model/record';
import type { FilingRecord } from '@/lib/record/record';
import { env } from '@/lib/runtime/env';
import { setProcessState } from '@/lib/runtime/process-state';
import { FakeRecord } from './fake-record';

const SETTINGS = {
  folder: '.data/record',
  databaseUrl: null,
  key: null,
  formerKeys: [],
  filesMb: 1,
  callsPerMinute: 60,
};

/** A file of a filing whose hash is a repeated digit. */
export const fileOf = (name: string, digit: string, more: Partial<FilingFile> = {}): FilingFile => ({
  name,
  url: `/ows/files/pdf/${name}`,
  bytes: 240_640,
  sha256: digit.repeat(64),
  ...more,
});

/** An announcement in Chinese, with what is given instead. */
export const filingOf = (id: string, more: Partial<FilingContent> = {}): FilingContent => ({
  id,
  locale: 'zh',
  title: `第${id}号公告`,
  kind: 'announcement',
  period: '2025',
  displayTime: '2025-03-28 17:30:00',
  textSha256: '0'.repeat(64),
  files: [],
  ...more,
});

/** A few years of filings: reports and announcements, of which one has an earlier version and one is withdrawn. */
export async function sampleRecord(): Promise<FakeRecord> {
  const record = new FakeRecord();
  const annual = { kind: 'annual', displayTime: '2025-04-29 18:00:00', period: '2024' } as const;
  await record.append([
    filingOf('42', { ...annual, title: '2024年年度报告', files: [fileOf('annual-zh.pdf', 'a')] }),
    filingOf('42', {
      ...annual,
      locale: 'en',
      title: 'Annual Report 2024',
      files: [fileOf('annual-en.pdf', 'b')],
    }),
    filingOf('7', { displayTime: '2023-06-30 09:00:00', period: '2023', files: [fileOf('7.pdf', 'c')] }),
    filingOf('8', { title: '董事会决议公告', files: [fileOf('8.pdf', 'd')] }),
  ]);
  await record.append([
    filingOf('42', { ...annual, title: '2024年年度报告（更正后）', files: [fileOf('annual-zh.pdf', 'e')] }),
  ]);
  await record.observe({ id: '8', locale: 'zh' }, 'withdrawn');
  return record;
}

/** Switches the record on; null: it is on and cannot be reached. */
export function openFake(record: FilingRecord | null, settings: Partial<typeof SETTINGS> = {}): void {
  setProcessState('env', { ...env(), record: { ...SETTINGS, ...settings } });
  setProcessState('record', record ?? undefined);
}

/** Switches it off. */
export function closeFake(): void {
  setProcessState('env', { ...env(), record: null });
  setProcessState('record', undefined);
}
