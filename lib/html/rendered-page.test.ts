import { readRendered } from './rendered-page';

const HTML = `<!DOCTYPE html><html><head><title> A &amp; B </title>
<meta name="description" content="Words &lt;here&gt;"><meta property="og:image" content="https://site.example/og/zh/article/7.png">
<link rel="canonical" href="https://site.example/detail?id=7"></head><body><header><p>Menu</p></header>
<main><script type="application/ld+json">{"@graph":[{"@type":"WebPage"},{"@type":"BreadcrumbList","itemListElement":[
{"name":"Home"},{"name":"News &amp; views"},{"name":"Press"},{"name":"Title"}]}]}</script><h1>Title</h1><p>One <b>bold</b><br>word</p>
<p hidden>not seen</p><div popover><p>QR code</p></div><div data-read-aloud><p>Read aloud</p></div><dialog><p>closed</p></dialog><style>p{}</style>
<p data-observed>First published <time datetime="2025-03-28T09:30:00.123Z">28 March</time> <a href="/ows/files/c.pdf">record</a></p>
<ul><li><a href="/ows/files/a.pdf">A</a></li><li><a href="/ows/files/a.pdf">again</a></li><li><a href="/terms">T</a></li></ul>
<div><a href="/zh">PDF</a><a href="/en">English</a>, see <a href="/x">this</a>.</div><img src="/ows/files/b.webp" alt=""><time datetime="2025-03-28">28 March</time></main><footer>Foot</footer></body></html>`;

test('PV-01 a page is read as visitors and machines read it', () => {
  expect(readRendered(HTML, 200)).toEqual({
    status: 200,
    location: '',
    title: 'A & B',
    description: 'Words <here>',
    image: 'https://site.example/og/zh/article/7.png',
    canonical: 'https://site.example/detail?id=7',
    crumbs: ['News &amp; views', 'Press'],
    blocks: ['Title', 'One bold word', 'A', 'again', 'T', 'PDF English, see this.', '28 March'],
    files: ['/ows/files/a.pdf', '/ows/files/b.webp'],
    dates: ['2025-03-28'],
  });
});

test.each(['', '<p>no main', '<main><p>unclosed', 'not html < at all'])(
  'PV-01 from %j nothing is invented',
  (html) => {
    const page = readRendered(html, 302, '/ows/files/a.pdf');
    expect([page.title, page.files, page.location]).toEqual(['', [], '/ows/files/a.pdf']);
  },
);

test.each([
  '{"@graph":',
  '[]',
  '{"@graph":{"@type":"BreadcrumbList"}}',
  '{"@graph":[{"@type":"BreadcrumbList"}]}',
])('PV-03 structured data %s names no pages above', (json) => {
  expect(readRendered(`<script type="application/ld+json">${json}</script>`, 200).crumbs).toEqual([]);
});
