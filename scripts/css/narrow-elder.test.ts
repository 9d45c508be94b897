/** @jest-environment node */
import postcss, { type Plugin } from 'postcss';

const { narrowElder } = jest.requireActual<{ narrowElder: Plugin }>('./narrow-elder.mjs');

const after = (css: string): string => postcss([narrowElder]).process(css, { from: undefined }).css;
const OTHERS = ':where(:root:not([data-device=elder]))';

test('EL-04 layouts from a width on are not those of the elder edition', () => {
  expect(after('@media (width >= 768px) {\n.a, .b { color: red }\n}')).toBe(
    `@media (width >= 768px) {\n${OTHERS} .a, ${OTHERS} .b { color: red }\n}`,
  );
  expect(after('@media (1025px <= width < 1065px) {.a { color: red }}')).toContain(`${OTHERS} .a`);
  expect(after('@media (width > 1000px) {:root { --a: 1 }}')).toContain(
    ':root:where(:not([data-device=elder])) {',
  );
  expect(after('@media (width > 1000px) {:global(html[data-x]) .a { top: 0 }}')).toContain(
    ':global(html:where(:not([data-device=elder]))[data-x]) .a {',
  );
});

test('EL-04 the guard has no class, which the build would rename in the sheet of a component', () => {
  for (const media of ['(width >= 768px)', '(width < 768px)'])
    expect(after(`@media ${media} {p { color: red }}`)).not.toMatch(/\.[a-z]/);
});

test('EL-06 nor are dark schemes, since its colours are chosen', () => {
  expect(after('@media (prefers-color-scheme: dark) {.a { color: red }}')).toContain(`${OTHERS} .a`);
});

test('EL-04 layouts of phones are those of the elder edition at every width', () => {
  const css = after('@media (width < 768px) {.a { color: red }}');
  expect(css).toContain('@media (width < 768px) {.a { color: red }}');
  expect(css).toContain(':where(:root[data-device=elder]) .a { color: red }');
});

test('EL-04 other rules stay as they are', () => {
  for (const css of [
    '.a { color: red }',
    '@media print {.a { color: red }}',
    '@media (width < 1380px) {.a { top: 0 }}',
  ])
    expect(after(css)).toBe(css);
});
