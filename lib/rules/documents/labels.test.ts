import { withLabels } from './labels';

const labels = (names: string[], title = '章程') =>
  withLabels(
    names.map((name) => ({ name })),
    title,
  ).map(({ label }) => label);

test.each([
  '8f14e45fceea167a5a36dedd4bea2543.pdf',
  '8f14e45f-ceea-467a-9a36-dedd4bea2543.pdf',
  'P020250403521734.pdf',
  '20250403_1743667200.pdf',
  'announcement-sample.pdf',
  '',
])('DE-05 an only document with the technical name "%s" is called as its article', (name) => {
  expect(labels([name])).toEqual(['章程']);
});

test.each(['费率表.pdf', '2025年费率表.pdf', 'Fee schedule 2025.pdf', 'Tableau des frais.docx'])(
  'DE-05 a name that a person wrote stays: %s',
  (name) => {
    expect(labels([name])).toEqual([name]);
    expect(labels(['1.pdf', name])).toEqual(['章程 (1)', name]);
  },
);

test('DE-05 of several documents the names that tell them apart stay; the others are numbered by their place', () => {
  expect(labels(['annual-report.zh.pdf', 'dedd4bea.pdf', 'deadbeef.pdf', 'slides.pptx'])).toEqual([
    'annual-report.zh.pdf',
    '章程 (2)',
    '章程 (3)',
    'slides.pptx',
  ]);
});

test('DE-05 without a title the names stay', () => {
  expect(labels(['1.pdf', '2.pdf'], '')).toEqual(['1.pdf', '2.pdf']);
  expect(labels([], '')).toEqual([]);
});
