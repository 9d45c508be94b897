import type { Declaration, Node } from 'postcss';
import { declarationsIn } from './style-sheets';

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

test('EL-06 dark and forced colours change colours alone, so that only rules about colours need trying again', () => {
  const all = declarationsIn((one, file) => file === FORCED || isInScheme(one));
  expect(all.length).toBeGreaterThan(40);
  const others = all.filter(([, one]) => !isColour(one) && !isWordLeftOut(one));
  expect(others.map(([file, one]) => `${file}: ${one}`)).toEqual([]);
});
