import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { setProcessState } from './process-state';
import { staticInner } from './static-markup';

const ITEMS = [{ label: '公告' }];
const toMarkup = jest.fn((element: ReactElement) => renderToStaticMarkup(element));
const part = (label: string) => <b>{label}</b>;
const htmlOf = (inner: ReturnType<typeof staticInner>) => renderToStaticMarkup(<nav {...inner} />);

beforeEach(() => toMarkup.mockClear());
afterEach(() => setProcessState('toMarkup', undefined));

test('SP-01 without a renderer the part is rendered with its page', () => {
  const element = part('a');
  expect(staticInner({ from: [ITEMS], name: 'none' }, element)).toEqual({ children: element });
});

test('SP-01 with a renderer a part is rendered once for its models and name', () => {
  setProcessState('toMarkup', toMarkup);
  const source = { from: [ITEMS], name: 'top zh' };
  expect(htmlOf(staticInner(source, part('a&b')))).toBe('<nav><b>a&amp;b</b></nav>');
  expect(htmlOf(staticInner({ ...source }, part('not rendered')))).toBe('<nav><b>a&amp;b</b></nav>');
  expect(toMarkup).toHaveBeenCalledTimes(1);
});

test('SP-01 another name and new models are rendered anew', () => {
  setProcessState('toMarkup', toMarkup);
  const first = { from: [ITEMS], name: 'sub zh' };
  const sources = [first, { ...first, name: 'sub en' }, { ...first, from: [[...ITEMS]] }];
  const pages = sources.map((source, at) => htmlOf(staticInner(source, part(String(at)))));
  expect(pages).toEqual(['<nav><b>0</b></nav>', '<nav><b>1</b></nav>', '<nav><b>2</b></nav>']);
});

test('SP-01 a part that fails is not remembered', () => {
  setProcessState('toMarkup', toMarkup);
  const source = { from: [ITEMS], name: 'failing' };
  toMarkup.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  expect(() => staticInner(source, part('a'))).toThrow('broken');
  expect(htmlOf(staticInner(source, part('a')))).toBe('<nav><b>a</b></nav>');
});
