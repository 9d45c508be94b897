import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files';
import { declarationsIn, STYLE_SHEETS } from './style-sheets';

const SCRIPTS = sourceFiles(['app', 'components', 'lib'], /\.tsx?$/);

const filesWith = (files: readonly string[], text: RegExp): string[] =>
  files.filter((file) => text.test(readFileSync(file, 'utf8')));

test('WCAG 1.3.2 what is drawn elsewhere than in the order of the page is a picture, a label or a date', () => {
  const moved = declarationsIn(({ prop, value }) => prop === 'order' || /-reverse/.test(value));
  expect([...new Set(moved.map(([file]) => file))].sort()).toEqual([
    // Date and kind of an article in a list.
    'components/articles/article-meta.module.css',
    // Pictures beside their texts.
    'components/business/business-band.module.css',
    // Figures above what they count.
    'components/home/figures.module.css',
    'components/sustainability/figure-row.module.css',
    'components/sustainability/pillar-band.module.css',
  ]);
});

test('WCAG 1.3.4 nothing depends on how a device is held', () => {
  const asking = /\(\s*orientation\b|orientation\.lock|screen\.orientation/;
  expect(filesWith([...STYLE_SHEETS, ...SCRIPTS], asking)).toEqual([]);
});

test('WCAG 1.4.5 what the site itself draws has its text as text', () => {
  const drawings = sourceFiles(['public'], /\.svg$/);
  expect(drawings.length).toBeGreaterThan(5);
  expect(filesWith(drawings, /<text\b/)).toEqual([]);
  const written = declarationsIn(
    ({ prop, value }) => prop === 'content' && /\p{L}/u.test(value.replace(/\w+\(.*?\)/g, '')),
  );
  expect(written.map(([file, { value }]) => `${file}: ${value}`)).toEqual([]);
});

test('WCAG 2.3.1 what a style sheet repeats takes a second or longer each time', () => {
  const endless = declarationsIn(({ prop, value }) => /^animation/.test(prop) && value.includes('infinite'));
  expect(endless.length).toBeGreaterThan(0);
  for (const [file, { value }] of endless) {
    const [, seconds = '0'] = /(\d*\.?\d+)s\b/.exec(value) ?? [];
    expect([file, Number(seconds) >= 1]).toEqual([file, true]);
  }
});

test('WCAG 2.5.2 pressing triggers nothing: what listens to it loads scripts, or closes what is elsewhere', () => {
  const pressing = /pointerdown|mousedown|touchstart|on(Pointer|Mouse)Down|onTouchStart/;
  expect(filesWith(SCRIPTS, pressing).sort()).toEqual([
    'components/page-script/menu-keys.ts',
    'components/page-script/wake-anywhere.ts',
    'components/page-script/wake.ts',
    'components/preview/frames-script.ts',
    'components/search/panel-starter.client.tsx',
  ]);
});
