/** EL-04: sizes of body text in the elder edition, in CSS pixels; the first is the default. */
export const SIZES = ['20', '24', '30'] as const;

/** EL-06: colours of the elder edition; `paper` is the default. The system's dark mode changes none of them. */
export const THEMES = ['paper', 'black-on-white', 'white-on-black', 'yellow-on-black'] as const;

type Size = (typeof SIZES)[number];
export type Theme = (typeof THEMES)[number];

/** The text size and colours of the elder edition. */
export interface Look {
  size: Size;
  theme: Theme;
}

const DEFAULT_LOOK: Look = { size: '20', theme: 'paper' };

const oneOf = <T extends string>(allowed: readonly T[], value: string | undefined | null): T | null =>
  allowed.find((one) => one === value) ?? null;

/** Parses the cookie `look`, such as `24.paper`; a missing or invalid part gets its default. */
export function readLook(cookie: string | undefined): Look {
  const [size, theme] = (cookie ?? '').split('.');
  return {
    size: oneOf(SIZES, size) ?? DEFAULT_LOOK.size,
    theme: oneOf(THEMES, theme) ?? DEFAULT_LOOK.theme,
  };
}

/**
 * Suffix of the cookie `look` after a reset: the next page with the page script switches the pointer aids off, which
 * only a script can do, and removes the suffix (components/page-script/visit.ts).
 */
export const AFTER_RESET = '.reset';

/** The value of the cookie `look`. */
export const lookText = ({ size, theme }: Look): string => `${size}.${theme}`;

/** Query parameters of the buttons that switch the edition or change the look of the elder edition. */
export const ELDER_PARAMETERS = ['version', 'size', 'theme', 'look'] as const;

export type ElderParameter = (typeof ELDER_PARAMETERS)[number];

const VERSIONS = ['standard', 'elder'] as const;

/**
 * Returns name and value of the cookie that stores a choice: the version, or the look with one part changed;
 * `look=reset` restores the default. `cookie` is the present cookie `look`; the suffix of a reset stays until a script
 * has removed it. Null for an invalid value.
 */
export function elderChoice(
  name: ElderParameter,
  value: string,
  cookie: string | undefined,
): readonly ['version' | 'look', string] | null {
  if (name === 'version') return oneOf(VERSIONS, value) && ['version', value];
  if (name === 'look') return value === 'reset' ? ['look', lookText(DEFAULT_LOOK) + AFTER_RESET] : null;
  const look = readLook(cookie);
  const size = name === 'size' ? oneOf(SIZES, value) : look.size;
  const theme = name === 'theme' ? oneOf(THEMES, value) : look.theme;
  const suffix = cookie?.endsWith(AFTER_RESET) ? AFTER_RESET : '';
  return size && theme && ['look', lookText({ size, theme }) + suffix];
}
