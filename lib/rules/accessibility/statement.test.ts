import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CRITERIA,
  countStates,
  dated,
  gapsIn,
  principlesIn,
  SUBJECTS,
  subjectsIn,
  worstState,
} from './statement';

const ROOT = path.resolve(__dirname, '../../..');
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** Criteria of WCAG 2.2, by level, from https://www.w3.org/TR/WCAG22/. */
const LEVELS = {
  A:
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 ' +
    '2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA:
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 ' +
    '3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
} as const;

const all = [...CRITERIA, ...SUBJECTS.map((row) => ({ id: row.name.en, ...row }))];

test.each(['A', 'AA'] as const)('EL-21 the statement has every criterion of level %s once', (level) => {
  const ids = CRITERIA.filter((row) => row.level === level).map(({ id }) => id);
  expect(ids).toEqual(LEVELS[level].split(' '));
});

test('EL-21 what is said to be met names tests, and every test that is named exists', () => {
  for (const { id, state, tests = [] } of all) {
    if (state === 'met' || state === 'partly') expect([id, tests.length]).not.toEqual([id, 0]);
    for (const { file } of tests) {
      expect(file).toMatch(/\.(spec|test)\.tsx?$/);
      expect([id, file, existsSync(path.join(ROOT, file))]).toEqual([id, file, true]);
    }
  }
});

test('EL-21 what is said to be checked by a rule of axe is in a journey that runs axe', () => {
  const files = all.flatMap(({ tests = [] }) =>
    tests.filter(({ kind }) => kind === 'axe').map(({ file }) => file),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of new Set(files)) {
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain('expectAccessible(');
  }
});

test('EL-21 what is open has a day, and what is partly met or not met says why, in both languages', () => {
  for (const { id, state, until, note } of CRITERIA) {
    const isOpen = ['partly', 'untested', 'notMet'].includes(state);
    expect([id, DAY.test(until ?? '')]).toEqual([id, isOpen]);
    if (isOpen) expect((until ?? '') > dated).toBe(true);
    if (state === 'partly' || state === 'notMet' || state === 'notApplicable')
      expect([id, Boolean(note?.zh && note.en)]).toEqual([id, true]);
  }
  for (const { found, until, text } of gapsIn('en')) {
    expect([found <= dated, until > dated, text.length > 0]).toEqual([true, true, true]);
  }
});

test('EL-21 a subject of the national standard is as good as the worst of its criteria', () => {
  expect(worstState(['1.3.1'])).toBe('met');
  expect(worstState(['1.3.1', '1.1.1'])).toBe('partly');
  expect(worstState(['1.1.1', '1.2.3', '1.3.2'])).toBe('notMet');
  expect(worstState(['2.5.4'])).toBe('notApplicable');
  const known = new Set(CRITERIA.map(({ id }) => id));
  for (const { criteria } of subjectsIn('zh')) expect(criteria.filter((id) => !known.has(id))).toEqual([]);
});

test('EL-21 the criteria are in four principles, in the language of the page, and counted', () => {
  expect(principlesIn('zh').map(({ criteria }) => criteria[0]?.name)).toEqual([
    '非文本内容',
    '键盘',
    '网页语言',
    '名称、角色、值',
  ]);
  expect(principlesIn('en').flatMap(({ criteria }) => criteria)).toHaveLength(CRITERIA.length);
  expect(Object.values(countStates()).reduce((sum, count) => sum + count)).toBe(CRITERIA.length);
});
