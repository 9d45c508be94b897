import { wordedValues } from './worded-values';

test('PV-02 the day on which a report was due is written as the language writes dates', () => {
  const values = { kind: 'annual', year: '2025', due: '2026-04-30' };
  expect(wordedValues({ values }, 'zh')).toEqual({ ...values, due: '2026年04月30日' });
  expect(wordedValues({ values }, 'en')).toEqual({ ...values, due: 'April 30, 2026' });
});

test('PV-02 values without a day stay as they are', () => {
  expect(wordedValues({ values: { count: 3 } }, 'en')).toEqual({ count: 3 });
});
