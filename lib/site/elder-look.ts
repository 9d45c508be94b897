/** EL-04: sizes of text at rest in the elder edition, in CSS pixels; the first is the default. */
export const SIZES = ['20', '24', '30'] as const;

/** EL-06: colours of the elder edition; `paper` is the default. A dark scheme of the system changes none of them. */
export const THEMES = ['paper', 'black-on-white', 'white-on-black', 'yellow-on-black'] as const;

type Size = (typeof SIZES)[number];
export type Theme = (typeof THEMES)[number];

/** What a visitor chose of the elder edition's look. */
export interface Look {
  size: Size;
  theme: Theme;
}

export const DEFAULT_LOOK: Look = { size: '20', theme: 'paper' };

const oneOf = <T extends string>(allowed: readonly T[], value: string | undefined | null): T | null =>
  allowed.find((one) => one === value) ?? null;

/** The look that the cookie `look` holds, `24.paper`; the default for whatever it does not say. */
export function readLook(cookie: string | undefined): Look {
  const [size, theme] = (cookie ?? '').split('.');
  return {
    size: oneOf(SIZES, size) ?? DEFAULT_LOOK.size,
    theme: oneOf(THEMES, theme) ?? DEFAULT_LOOK.theme,
  };
}

/**
 * The end of the cookie `look` after a reset: the next page with a script switches the helps for a pointer off, which only
 * a script can (components/page-script/visit.ts), and takes it away.
 */
export const AFTER_RESET = '.reset';

/** The value of the cookie `look`. */
export const lookText = ({ size, theme }: Look): string => `${size}.${theme}`;

/** Parameters of the buttons of the elder edition, and of the one that leads to it. */
export const ELDER_PARAMETERS = ['version', 'size', 'theme', 'look'] as const;

export type ElderParameter = (typeof ELDER_PARAMETERS)[number];

const VERSIONS = ['standard', 'elder'] as const;

/**
 * The cookie by which a choice is remembered, as name and value: the version itself, or the look with one part changed;
 * `look=reset` restores the default. Null for a value that no button sends.
 */
export function elderChoice(
  name: ElderParameter,
  value: string,
  look: Look,
): readonly ['version' | 'look', string] | null {
  if (name === 'version') return oneOf(VERSIONS, value) && ['version', value];
  if (name === 'look') return value === 'reset' ? ['look', lookText(DEFAULT_LOOK) + AFTER_RESET] : null;
  const size = name === 'size' ? oneOf(SIZES, value) : look.size;
  const theme = name === 'theme' ? oneOf(THEMES, value) : look.theme;
  return size && theme && ['look', lookText({ size, theme })];
}
