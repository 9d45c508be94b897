import { LOCATION_ANSWER_MS } from '@/lib/base/constants';
import { readAnswer, writeAnswer } from './location-answer';

const NOW = 1_750_000_000_000;

test.each(['granted', 'denied', 'unsupported'] as const)('BR-03 %s is valid for 24 hours', (status) => {
  const text = writeAnswer(status, NOW);
  expect(JSON.parse(text)).toEqual({ status, timestamp: NOW });
  expect(readAnswer(text, NOW)).toBe(status);
  expect(readAnswer(text, NOW + LOCATION_ANSWER_MS - 1)).toBe(status);
  expect(readAnswer(text, NOW + LOCATION_ANSWER_MS)).toBeNull();
});

test.each([
  [null],
  [''],
  ['{'],
  ['[]'],
  ['{"status":"yes","timestamp":1750000000000}'],
  ['{"status":"granted"}'],
  ['{"status":"granted","timestamp":"x"}'],
  [`{"status":"granted","timestamp":${NOW + 1}}`],
])('BR-03 %p is no answer', (text) => {
  expect(readAnswer(text, NOW)).toBeNull();
});
