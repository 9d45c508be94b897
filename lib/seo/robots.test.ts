import robotsParser from 'robots-parser';
import { robotsText } from './robots';

const rules = (production: boolean) =>
  robotsParser(
    'https://site.example/robots.txt',
    robotsText({ production, siteUrl: 'https://site.example' }),
  );

test('RT-09 in production crawlers read pages, files and feeds, but no endpoints and no previews', () => {
  const robots = rules(true);
  const allowed = (path: string) => robots.isAllowed(`https://site.example${path}`, 'Baiduspider');
  expect(['/', '/en/pressroom?page=2', '/ows/files/a.pdf', '/feeds/zh/news.rss'].map(allowed)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(
    ['/api/forms/zh/report', '/ows/dict/data/list', '/preowsweb/pressroom', '/en/online-complaints'].map(
      allowed,
    ),
  ).toEqual([false, false, false, false]);
  expect(robots.getSitemaps()).toEqual(['https://site.example/sitemap.xml']);
});

test('elsewhere everything is disallowed and no sitemap is named', () => {
  const robots = rules(false);
  expect(robots.isAllowed('https://site.example/', 'Googlebot')).toBe(false);
  expect(robots.getSitemaps()).toEqual([]);
});
