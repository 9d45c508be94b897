/** A text as nginx reads it back: in quotes, with backslashes only where they are meant. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

interface MapBlock {
  /** What is looked up, and the variable that gets the result. */
  from: string;
  to: string;
  /** Each text or expression with its result. Texts are compared first, expressions in their order. */
  rows: readonly (readonly [pattern: string, result: string])[];
  otherwise?: string;
  comment: string;
}

const commented = (text: string, indent = ''): string =>
  text
    .split('\n')
    .map((line) => `${indent}# ${line}`.trimEnd())
    .join('\n');

/** A variable of nginx that is made of another one. */
export function mapBlock({ from, to, rows, otherwise = '', comment }: MapBlock): string {
  const lines = rows.map(([pattern, result]) => `    ${quoted(pattern)} ${quoted(result)};`);
  return [
    commented(comment),
    `map ${/[^$\w]/.test(from) ? quoted(from) : from} ${to} {`,
    ...lines,
    `    default ${quoted(otherwise)};`,
    '}',
    '',
  ].join('\n');
}

/** An expression of the code as one of nginx. */
export const expression = ({ source, flags }: RegExp): string =>
  `~${flags.includes('i') ? '*' : ''}${source}`;

export const HEAD =
  'Written by `npm run gateway` from the tables of the site; do not edit (docs/gateway.md).';

/** A file of the configuration. */
export const confFile = (...parts: string[]): string => `# ${HEAD}\n\n${parts.join('\n').trimEnd()}\n`;

/** A location with its lines. */
export const location = (match: string, ...lines: string[]): string =>
  [
    `location ${match} {`,
    ...lines.flatMap((text) => text.trimEnd().split('\n')).map((line) => `    ${line}`.trimEnd()),
    '}',
  ].join('\n');

/** Blocks within another one. */
export const indented = (parts: string[]): string =>
  parts
    .flatMap((part) => part.split('\n'))
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');

/** Another file of the configuration, in the same folder. */
export const include = ({ folder }: { folder: string }, name: string): string =>
  `include ${folder}/${name}.conf;`;
