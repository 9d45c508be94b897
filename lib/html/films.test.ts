import { sanitise } from './sanitise';

const html = (raw: string): string => sanitise(raw).html;

const FILM = '<video src="/ows/files/a.mp4" controls="" preload="none">';

test('DE-06 a film is never played by itself, and has controls, whatever the editor wrote', () => {
  expect(html('<video src="/ows/files/a.mp4" autoplay loop muted onplay="x()"></video>')).toBe(
    `${FILM}</video>`,
  );
});

test('DE-06 a film keeps its size, poster and title, so that nothing shifts', () => {
  const raw =
    '<video src="/ows/files/a.mp4" poster="/ows/files/a.png" title=" Waves " width="16" height="9"></video>';
  expect(html(raw)).toBe(
    '<video src="/ows/files/a.mp4" poster="/ows/files/a.png" title="Waves" width="16" height="9" controls="" preload="none"></video>',
  );
});

test.each([
  [
    'kind="captions" srclang="zh" label=" 中文 " default',
    'kind="captions"',
    ' srclang="zh" label="中文" default=""',
  ],
  ['kind="subtitles" srclang="zh-Hans"', 'kind="subtitles"', ' srclang="zh-Hans"'],
  ['srclang="en"', 'kind="subtitles"', ' srclang="en"'],
  ['kind="descriptions"', 'kind="descriptions"', ''],
  ['kind="subtitles"', 'kind="captions"', ''],
  ['kind="subtitles" srclang="&quot;&gt;"', 'kind="captions"', ''],
  ['kind="metadata" srclang="en"', 'kind="captions"', ' srclang="en"'],
])('EL-20 captions with %s are shown with the film', (attributes, kind, rest) => {
  const raw = `<video src="/ows/files/a.mp4"><track src="/ows/files/a.vtt" ${attributes}></video>`;
  expect(html(raw)).toBe(`${FILM}<track ${kind} src="/ows/files/a.vtt"${rest} /></video>`);
});

test('DE-06 a film may have formats instead of an address; other hosts are left out', () => {
  const raw =
    '<video><source src="https://x.example/a.webm"><source src="/ows/files/a.mp4" type="video/mp4"></video>';
  expect(html(raw)).toBe(
    '<video controls="" preload="none"><source src="/ows/files/a.mp4" type="video/mp4" /></video>',
  );
});

test('DE-06 formats do not count beside an address', () => {
  const raw = '<video src="/ows/files/a.mp4"><source src="/ows/files/b.mp4"></video>';
  expect(html(raw)).toBe(`${FILM}</video>`);
});

test.each([
  ['a film without an address', '<video poster="/ows/files/a.png"><track src="/ows/files/a.vtt"></video>'],
  ['a film of another host', '<video src="https://x.example/a.mp4">No film</video>'],
  ['captions outside a film', '<track src="/ows/files/a.vtt"><source src="/ows/files/a.mp4">'],
])('DE-06 %s is dropped', (_what, raw) => {
  expect(html(raw)).toBe('');
});

test.each(['https://x.example/a.vtt', '//x.example/a.vtt', 'javascript:alert(1)', 'data:text/vtt,x', ''])(
  'DE-06 captions at %j are dropped, and the film stays',
  (address) => {
    const raw = `<video src="/ows/files/a.mp4"><track kind="captions" src="${address}"></video>`;
    expect(html(raw)).toBe(`${FILM}</video>`);
  },
);
