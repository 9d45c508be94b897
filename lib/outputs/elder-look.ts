import type { Look, Theme } from '@/lib/site/elder-look';

type Colours = Readonly<Record<string, string>>;

/** Contrast on every background: text at least 7:1, borders and icons at least 4.5:1 (EL-06). */
const PAPER: Colours = {
  surface: '#faf6ec',
  'surface-raised': '#ffffff',
  'surface-tint': '#f3ecdc',
  hairline: '#6b6255',
  heading: '#0b1f3a',
  text: '#1a1a1a',
  'text-muted': '#3d3d3d',
  link: '#7a1f0e',
  accent: '#7a1f0e',
  'accent-strong': '#5f150a',
  'on-accent': '#ffffff',
  jade: '#0a4a3a',
  'market-red': '#8c1208',
  'market-green': '#0a4a3a',
  focus: '#0b3f9c',
  ink: '#0b1f3a',
  'ink-raised': '#0b1f3a',
  'on-ink': '#ffffff',
  'on-ink-muted': '#ffffff',
  'ink-hairline': '#9fb0c6',
  'accent-on-ink': '#ffc9bb',
  'focus-on-ink': '#ffd166',
};

/** Two colours, and `mark` for links and focus: links differ from text by more than their underline. */
const twoColours = (ground: string, text: string, mark: string): Colours => ({
  surface: ground,
  'surface-raised': ground,
  'surface-tint': ground,
  hairline: text,
  heading: text,
  text,
  'text-muted': text,
  link: mark,
  accent: mark,
  'accent-strong': mark,
  'on-accent': ground,
  jade: text,
  'market-red': text,
  'market-green': text,
  focus: mark,
  ink: ground,
  'ink-raised': ground,
  'on-ink': text,
  'on-ink-muted': text,
  'ink-hairline': text,
  'accent-on-ink': mark,
  'focus-on-ink': mark,
});

/** Colours of each theme by the name of the token that they replace (app/tokens.css). */
export const THEME_COLOURS: Readonly<Record<Theme, Colours>> = {
  paper: PAPER,
  'black-on-white': twoColours('#ffffff', '#000000', '#00318f'),
  'white-on-black': twoColours('#000000', '#ffffff', '#9fd0ff'),
  'yellow-on-black': twoColours('#000000', '#ffe14d', '#ffffff'),
};

const SCHEMES: Readonly<Record<Theme, 'light' | 'dark'>> = {
  paper: 'light',
  'black-on-white': 'light',
  'white-on-black': 'dark',
  'yellow-on-black': 'dark',
};

const ROOT = ':root[data-device="elder"]';

/** The colours of a theme; none where the system forces its own. */
const colourRule = (theme: Theme): string => {
  const tokens = Object.entries(THEME_COLOURS[theme]).map(([name, colour]) => `--${name}:${colour}`);
  return `@media (forced-colors:none){${ROOT}{${[`color-scheme:${SCHEMES[theme]}`, ...tokens].join(';')}}}`;
};

/** Marks the chosen button by a thick border and a check mark. */
const chosen = (name: 'size' | 'theme', value: string): string =>
  `${ROOT} [name="${name}"][value="${value}"]{border-width:4px}` +
  `${ROOT} [name="${name}"][value="${value}"]::before{content:"✓ "}`;

/** The style sheet of a look: size of text, colours, and which buttons are chosen. */
export function lookSheet({ size, theme }: Look): string {
  return [
    `${ROOT}{--elder-size:${size}px}`,
    colourRule(theme),
    chosen('size', size),
    chosen('theme', theme),
  ].join('\n');
}
