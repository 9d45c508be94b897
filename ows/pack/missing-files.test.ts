import { missingFiles } from './missing-files';

const FILES = new Set(['files/a b.png', 'files/pdf/c.pdf']);

test('a pack that has the files its texts name lacks nothing', () => {
  const text = '![](/ows/files/a%20b.png) [/ows/files/pdf/c.pdf](/ows/files/pdf/c.pdf) /files/d.pdf';
  expect(missingFiles(new Map([['articles/a.zh.md', text]]), FILES)).toEqual([]);
});

test('each file that a text names and the pack lacks is said once', () => {
  const source = new Map([
    ['articles/a.zh.md', '/ows/files/gone.pdf /ows/files/gone.pdf /ows/files/%E4.png'],
    ['dictionaries/banner.yaml', '- { label: 横幅, imgUrl: "/ows/files/b.webp" }'],
  ]);
  expect(missingFiles(source, FILES)).toEqual([
    'articles/a.zh.md: /ows/files/gone.pdf does not exist',
    'articles/a.zh.md: /ows/files/%E4.png does not exist',
    'dictionaries/banner.yaml: /ows/files/b.webp does not exist',
  ]);
});
