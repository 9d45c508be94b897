import { readFileSync } from 'node:fs';
import { type Declaration, type Node, parse } from 'postcss';
import { sourceFiles } from './source-files';

const SCHEME = /prefers-color-scheme|forced-colors/;
/** Has its condition on its link (app/[locale]/[edition]/layout.tsx). */
const FORCED = 'public/forced-colours.css';
const COLOUR = /^(color|background(-color)?|(border|outline)(-\w+)*-color|forced-color-adjust|fill|stroke)$/;
const VALUE = /^(#[\da-f]{3,8}|transparent|[A-Z][A-Za-z]+|var\(--[\w-]+\))$/;

const isInScheme = (node: Node | undefined): boolean =>
  node !== undefined &&
  (SCHEME.test(('params' in node && String(node.params)) || '') || isInScheme(node.parent));

/** The decorative word in outline is no text of the page. */
const isWordLeftOut = ({ prop, value, parent }: Declaration): boolean =>
  prop === 'display' &&
  value === 'none' &&
  parent?.type === 'rule' &&
  parent.toString().startsWith('[data-word]');

const isColour = ({ prop, value }: Declaration): boolean =>
  prop.startsWith('--') ? VALUE.test(value) : COLOUR.test(prop);

function declarationsOf(file: string): [string, Declaration][] {
  const found: [string, Declaration][] = [];
  parse(readFileSync(file, 'utf8')).walkDecls((one) => {
    if (file === FORCED || isInScheme(one)) found.push([file, one]);
  });
  return found;
}

test('EL-06 dark and forced colours change colours alone, so that only rules about colours need trying again', () => {
  const all = sourceFiles(['app', 'components', 'public'], /\.css$/).flatMap(declarationsOf);
  expect(all.length).toBeGreaterThan(40);
  const others = all.filter(([, one]) => !isColour(one) && !isWordLeftOut(one));
  expect(others.map(([file, one]) => `${file}: ${one}`)).toEqual([]);
});
