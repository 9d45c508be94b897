import type { CommissionRecord } from '@/lib/model/commission';
import { currentNotice } from './current-notice';

const notice = (id: string, date: string): CommissionRecord => ({
  id,
  date,
  text: { kind: 'broken' },
  aShareRate: null,
});
const chosen = (...records: CommissionRecord[]) => currentNotice(records, '2026-01-15')?.id ?? null;

test('CP-02 the newest notice is in force, in whatever order they come; one of tomorrow is not yet', () => {
  expect(chosen(notice('old', '2025-01-15'), notice('new', '2026-01-15'), notice('next', '2026-01-16'))).toBe(
    'new',
  );
  expect(chosen(notice('next', '2026-01-16'))).toBeNull();
});

test('CP-04 a notice without a date counts only where none has one', () => {
  expect(chosen(notice('undated', ''), notice('dated', '2020-01-01'))).toBe('dated');
  expect(chosen(notice('first', ''), notice('second', ''))).toBe('first');
  expect(chosen()).toBeNull();
});
