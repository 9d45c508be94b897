import { NO_BODY } from '@/testing/reviewed';
import { bodyFacts } from './body-facts';
import { sanitise } from './sanitise';

const dropped = (raw: string) => bodyFacts(raw).dropped.map(({ element, about }) => [element, about]);

test.each([
  ['', 'nothing at all'],
  ['<p>', 'a tag that is not closed'],
  ['</p></div>', 'tags that were never opened'],
  ['<h2', 'a tag that is cut off'],
  ['&#0;&bogus;<!-- <h2>', 'a comment without an end'],
  ['\u0000<p>text</p>', 'a control character'],
])('PV-02 of %j (%s) there is nothing to say', (raw) => {
  expect(bodyFacts(raw)).toEqual(NO_BODY);
});

test('PV-02 headings, links, pictures and films are read as the editor wrote them', () => {
  const raw = `<h1>Top &amp; <b>bold</b></h1><h3>Third</h3><p><a href=" /pressroom ">All
    news</a><a href="/ows/files/a.pdf"><img src="/ows/files/a.png" alt="Cover"></a></p>
    <video src="/ows/files/a.mp4" poster="/ows/files/p.png"></video><img src="/ows/files/b.png">`;
  expect(bodyFacts(raw)).toEqual({
    headings: [
      { level: 1, text: 'Top & bold' },
      { level: 3, text: 'Third' },
    ],
    links: [
      { address: '/pressroom', href: '/pressroom', text: 'All news' },
      { address: '/ows/files/a.pdf', href: '/ows/files/a.pdf', text: 'Cover' },
    ],
    silentPictures: ['/ows/files/b.png'],
    filmsWithoutCaptions: ['/ows/files/a.mp4'],
    files: [
      { kind: 'picture', address: '/ows/files/a.png' },
      { kind: 'document', address: '/ows/files/a.pdf' },
      { kind: 'picture', address: '/ows/files/p.png' },
      { kind: 'film', address: '/ows/files/a.mp4' },
      { kind: 'picture', address: '/ows/files/b.png' },
    ],
    dropped: [],
  });
});

test.each([
  ['<video src="/ows/files/a.mp4"><track src="/ows/files/a.vtt"></video>', []],
  ['<video><source src="/ows/files/a.mp4"><track kind="captions" src="/ows/files/a.vtt"></video>', []],
  ['<video src="/ows/files/a.mp4"><track src="https://x.example/a.vtt"></video>', ['/ows/files/a.mp4']],
  [
    '<video src="/ows/files/a.mp4"><track kind="descriptions" src="/ows/files/a.vtt"></video>',
    ['/ows/files/a.mp4'],
  ],
  ['<track src="/ows/files/a.vtt"><video><source src="/ows/files/a.mp4">', ['/ows/files/a.mp4']],
  ['<video src="https://x.example/a.mp4"></video>', []],
])('PV-02 %s: films without captions', (raw, films) => {
  expect(bodyFacts(raw).filmsWithoutCaptions).toEqual(films);
});

test('PV-02 captions are checked as files, and a film is read by the first format that the site shows', () => {
  const raw =
    '<video><source src="https://x.example/a.webm"><source src="/ows/files/a.mp4"><source src="/ows/files/b.mp4"><track src="/ows/files/a.vtt"></video>';
  expect(bodyFacts(raw).files).toEqual([
    { kind: 'captions', address: '/ows/files/a.vtt' },
    { kind: 'film', address: '/ows/files/a.mp4' },
  ]);
});

test('PV-02 a link within a heading belongs to both; without an end of its own it ends with the heading', () => {
  const { headings, links } = bodyFacts('<h2>See <a href="/search">search</h2><p>and more');
  expect([headings[0]?.text, links[0]?.text]).toEqual(['See search', 'search']);
});

test.each([
  ['<iframe src="https://video.example/1">'],
  ['<object data="https://video.example/1"></object>'],
  ['<form action="https://video.example/1"><input name="q"></form>'],
  ['<script src="https://video.example/1"></script>'],
  ['<img src="https://video.example/1" alt="A">'],
  ['<video src="https://video.example/1"></video>'],
  ['<video><source src="https://video.example/1"></video>'],
])('PV-02 %s is dropped by the sanitiser, and said to be', (raw) => {
  expect(sanitise(raw).html).not.toContain('video.example');
  expect(dropped(raw)).toContainEqual([expect.any(String), 'https://video.example/1']);
});

test('PV-02 text that goes with its element is said by its beginning', () => {
  expect(dropped(`<style>p{color:red}</style><script>${'x'.repeat(500)}</script>`)).toEqual([
    ['style', 'p{color:red}'],
    ['script', 'x'.repeat(60)],
  ]);
  expect(dropped('<select><option>One</option><option>Two</option></select>')).toEqual([['select', '']]);
});

test('PV-02 what stands within a form that is dropped is still read', () => {
  const { silentPictures, dropped: parts } = bodyFacts('<form><img src="/ows/files/a.png"></form>');
  expect([silentPictures, parts.length]).toEqual([['/ows/files/a.png'], 1]);
});

test('PV-02 tags that are dropped without a loss are not said', () => {
  const raw = '<section><font color="red">Red</font><o:p></o:p><center>Middle</center></section>';
  expect(sanitise(raw).html).toContain('Middle');
  expect(dropped(raw)).toEqual([]);
});
