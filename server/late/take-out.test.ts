import { takeOut } from './take-out';

const DATA = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const MORE = String.raw`<script>self.__next_f.push([1,"a:\"</p>\"\n"])</script>`;
const FIRST =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>';
const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>';
const POLYFILL = '<script src="/_next/static/chunks/p.js" noModule=""></script>';
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const FRAMEWORK = [CHUNK, PRELOAD, POLYFILL, FIRST, DATA, MORE];

const page = (...parts: string[]) =>
  `<!DOCTYPE html><html><head></head><body>${parts.join('')}</body></html>`;

test('SP-03 scripts, preloads and data of the framework leave the page, in their order', () => {
  const { html, data, chunks } = takeOut(page('<p>字</p>', ...FRAMEWORK, CHUNK), true);
  expect(html).toBe(page('<p>字</p>'));
  expect(data).toEqual(
    [FIRST, DATA, MORE].map((script) => script.replace(/^<script[^>]*>|<\/script>$/g, '')),
  );
  expect(chunks).toEqual(['/_next/static/chunks/a.js']);
});

test('SP-03 a page that keeps its data loses only the scripts', () => {
  const { html, data } = takeOut(page(...FRAMEWORK), false);
  expect(html).toBe(page(FIRST, DATA, MORE));
  expect(data).toEqual([]);
});

test.each([
  ['own script', '<script>boot()</script>'],
  ['own file', '<script src="/page-script/abc.js" defer=""></script>'],
  ['structured data', '<script type="application/ld+json">{"name":"self.__next_f.push([1])"}</script>'],
  [
    'structured data about scripts',
    String.raw`<script type="application/ld+json">{"name":"\u003cscript src='/_next/static/chunks/a.js'>"}</script>`,
  ],
  ['call with more than data', '<script>self.__next_f.push([alert(1)])</script>'],
  ['two calls in one', '<script>self.__next_f.push([1]);self.__next_f.push([2])</script>'],
  ['chunk with a script inside', '<script src="/_next/static/chunks/a.js">alert(1)</script>'],
  ['script of another place', '<script src="https://a.example/_next/static/chunks/a.js"></script>'],
  ['escaped text of an article', '<p>&lt;script src="/_next/static/chunks/a.js"&gt;&lt;/script&gt;</p>'],
  ['comment', `<!-- ${CHUNK}${PRELOAD}${DATA} -->`],
  ['noscript', `<noscript>${CHUNK}${PRELOAD}</noscript>`],
  ['text field', `<textarea>${CHUNK}${DATA}</textarea>`],
  ['template', `<template>${CHUNK}</template>`],
  ['title', `<title>${DATA}</title>`],
  ['style sheet', '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'],
  ['preloaded picture', '<link rel="preload" href="/brand/logo.svg" as="image"/>'],
  ['marks of React', '<!--$--><p>a</p><!--/$-->'],
  ['script that never ends', '<script>self.__next_f.push([1])'],
])('SP-03 %s stays as it is', (_what, part) => {
  const { html, data, chunks } = takeOut(page(part), true);
  expect(html).toBe(page(part));
  expect([data, chunks]).toEqual([[], []]);
});

test('SP-03 a comment that is not closed hides nothing that follows it', () => {
  expect(takeOut(page('<!-- ', CHUNK), true).chunks).toEqual(['/_next/static/chunks/a.js']);
});
