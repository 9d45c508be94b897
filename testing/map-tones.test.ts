import { readFileSync } from 'node:fs';
import { THEME_COLOURS } from '@/lib/outputs/elder-look';
import { THEMES } from '@/lib/site/elder-look';
import { contrast } from '@/testing/contrast';

type Colours = Readonly<Record<string, string | undefined>>;

const declared = (css: string): Colours =>
  Object.fromEntries([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

const forced = readFileSync('public/forced-colours.css', 'utf8');
const [light = '', dark = ''] = readFileSync('app/tokens.css', 'utf8').split(
  /@media \(prefers-color-scheme: dark\)/,
);
const english = /:root:lang\(en\) \{[^}]*\}/;
const LIGHT = declared(light.replace(english, ''));
/** Colours of a system, as two of Windows' contrast themes have them. */
const SYSTEMS: Readonly<Record<string, Colours>> = {
  'forced, black': { Canvas: '#000000', CanvasText: '#ffffff', LinkText: '#ffff00', Highlight: '#1aebff' },
  'forced, white': { Canvas: '#ffffff', CanvasText: '#000000', LinkText: '#00009f', Highlight: '#37006e' },
};

const forcedTokens = (system: Colours): Colours =>
  Object.fromEntries(Object.entries(declared(forced)).map(([name, word = '']) => [name, system[word]]));

const SCHEMES: readonly (readonly [string, Colours])[] = [
  ['light and print', LIGHT],
  ['dark', { ...LIGHT, ...declared(dark) }],
  ...Object.entries(SYSTEMS).map(([name, system]) => [name, { ...LIGHT, ...forcedTokens(system) }] as const),
  ...THEMES.map((theme) => [theme, { ...LIGHT, ...THEME_COLOURS[theme] }] as const),
];

const sheet = readFileSync('components/ui/map-tones.module.css', 'utf8');
const TONES = declared(/^\.tones \{[^}]*\}/m.exec(sheet)?.[0] ?? '');

/** The colour of a token, or of a tone that is mixed of two. */
function colourOf(name: string, tokens: Colours): string {
  const value = TONES[name] ?? tokens[name] ?? '';
  const mixed = /^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)$/.exec(value);
  if (mixed) {
    const [, first = '', share = '', second = ''] = mixed;
    const [one, other] = [colourOf(first, tokens), colourOf(second, tokens)];
    const parts = [1, 3, 5].map((at) => {
      const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.round(((a ?? 0) * Number(share) + (b ?? 0) * (100 - Number(share))) / 100);
    });
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return alias ? colourOf(alias, tokens) : value;
}

const ratio = (tokens: Colours, one: string, other: string): number =>
  contrast(colourOf(one, tokens), colourOf(other, tokens));

describe.each(SCHEMES)('AB-01 BR-01 the maps of China, %s', (_, tokens) => {
  test('provinces without outlets have a tone of their own, and an outline that stands out on both sides', () => {
    expect(ratio(tokens, 'map-land', 'surface-raised')).toBeGreaterThanOrEqual(1.4);
    expect(ratio(tokens, 'map-line', 'surface-raised')).toBeGreaterThanOrEqual(3);
    expect(ratio(tokens, 'map-line', 'map-land')).toBeGreaterThanOrEqual(3);
  });

  test('land stands out from the sea of the finder, and borders, islands and names from both', () => {
    expect(ratio(tokens, 'surface-raised', 'map-sea')).toBeGreaterThanOrEqual(1.4);
    for (const ground of ['surface-raised', 'map-sea'])
      expect(ratio(tokens, 'map-line', ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('each shade differs from the next', () => {
    const steps = ['map-step-1', 'map-step-2', 'map-step-3', 'map-step-4'];
    for (const [at, step] of steps.slice(1).entries())
      expect(ratio(tokens, steps[at] ?? '', step)).toBeGreaterThanOrEqual(1.15);
  });
});
