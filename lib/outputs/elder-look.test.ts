import { THEMES } from '@/lib/site/elder-look';
import { contrast } from '@/testing/contrast';
import { lookSheet, THEME_COLOURS } from './elder-look';

const GROUNDS = ['surface', 'surface-raised', 'surface-tint'];
const TEXTS = ['heading', 'text', 'text-muted', 'link', 'accent', 'jade', 'market-red', 'market-green'];
const ON_INK = ['on-ink', 'on-ink-muted', 'accent-on-ink'];

const ratio = (theme: (typeof THEMES)[number], one: string, other: string): number =>
  contrast(THEME_COLOURS[theme][one] ?? '', THEME_COLOURS[theme][other] ?? '');

test.each(THEMES)('EL-06 every text of the theme %s has a contrast of 7:1 on every ground', (theme) => {
  const pairs = [
    ...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)),
    ...ON_INK.flatMap((text) => [[text, 'ink'] as const, [text, 'ink-raised'] as const]),
    ['on-accent', 'accent'] as const,
    ['on-accent', 'accent-strong'] as const,
  ];
  const weak = pairs.filter(([text, ground]) => !(ratio(theme, text, ground) >= 7));
  expect(weak).toEqual([]);
});

test.each(THEMES)(
  'EL-06 EL-20 borders, icons and focus of the theme %s have a contrast of 4.5:1',
  (theme) => {
    const pairs = [
      ...GROUNDS.flatMap((ground) => [['hairline', ground] as const, ['focus', ground] as const]),
      ['ink-hairline', 'ink'] as const,
      ['focus-on-ink', 'ink'] as const,
    ];
    expect(pairs.filter(([line, ground]) => !(ratio(theme, line, ground) >= 4.5))).toEqual([]);
  },
);

test('EL-04 the sheet has the size of text, and marks the chosen buttons by a sign', () => {
  const sheet = lookSheet({ size: '24', theme: 'yellow-on-black' });
  expect(sheet).toContain('--elder-size:24px');
  expect(sheet).toContain('[name="size"][value="24"]::before{content:"✓ "}');
  expect(sheet).toContain('[name="theme"][value="yellow-on-black"]::before{content:"✓ "}');
  expect(sheet).not.toContain('prefers-color-scheme');
});

test.each(THEMES)('EL-06 a dark scheme of the system changes nothing of %s', (theme) => {
  expect(lookSheet({ size: '20', theme })).not.toContain('prefers-color-scheme');
  expect(lookSheet({ size: '20', theme })).toMatch(/color-scheme:(?:light|dark);/);
});

test('EL-06 where the system forces colours, no theme overrides them', () => {
  const sheet = lookSheet({ size: '20', theme: 'paper' });
  expect(sheet.match(/--text:/g)).toHaveLength(1);
  expect(
    sheet.match(/@media \(forced-colors:none\)\{:root\[data-device="elder"\]\{color-scheme:/g),
  ).toHaveLength(1);
});
