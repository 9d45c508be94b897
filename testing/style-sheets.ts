import { readFileSync } from 'node:fs';
import { type Declaration, parse } from 'postcss';
import { sourceFiles } from './source-files';

/** For tests: the style sheets of the site. */
export const STYLE_SHEETS = sourceFiles(['app', 'components', 'public'], /\.css$/);

/** For tests: the declarations of all style sheets that `fits` accepts, each with its file. */
export function declarationsIn(
  fits: (one: Declaration, file: string) => boolean,
): [file: string, declaration: Declaration][] {
  const found: [string, Declaration][] = [];
  for (const file of STYLE_SHEETS)
    parse(readFileSync(file, 'utf8')).walkDecls((one) => {
      if (fits(one, file)) found.push([file, one]);
    });
  return found;
}
