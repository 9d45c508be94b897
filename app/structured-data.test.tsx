import { renderToStaticMarkup } from 'react-dom/server';
import type { Thing } from 'schema-dts';
import { articleOf, itemOf, shellOf, summaryOf } from '@/components/catalogue/models';
import { StructuredData } from '@/components/ui/structured-data';
import { breadcrumbsOf } from '@/lib/content/site/breadcrumbs';
import type { Home } from '@/lib/model/home';
import type { Report } from '@/lib/model/investors';
import type { SoftwareItem } from '@/lib/model/software';
import { articleNodes, listNode } from '@/lib/seo/graph/articles';
import { baiduNode } from '@/lib/seo/graph/baidu';
import { eventNode, personNode, softwareNode } from '@/lib/seo/graph/company';
import { companyNodes, finderNodes } from '@/lib/seo/graph/outlet';
import { pageGraph } from '@/lib/seo/graph/page-graph';
import { homeNodes, reportNodes } from '@/lib/seo/graph/page-nodes';
import type { GraphSite } from '@/lib/seo/graph/site';
import { graphFaults, vocabularyFaults } from '@/testing/vocabulary';

const build = { platform: 'windows' as const, href: '/ows/files/a.exe', md5: '', sha256: '' };
const texts = { title: '', subtitle: '', description: 'Trade', compatible: '', image: '', poster: '' };
const links = { record: '', privacyHref: '', permissionHref: '' };

const site: GraphSite = {
  locale: 'en',
  siteUrl: 'https://site.example',
  url: 'https://site.example/en/detail?type=news&id=7',
  settings: shellOf().settings,
};
const PDF = { url: '/ows/files/a.pdf', name: 'Report', type: 'PDF', size: '' };
const TIMES = { displayTime: '2025-03-28 17:30:00', updateTime: '2025-03-29 08:00:00' };

const graphOf = (nodes: Thing[], breadcrumbs = [{ label: 'Home', path: '/' }]) =>
  pageGraph({ site, title: 'Title', description: 'Words', breadcrumbs, nodes });

const nodeOf = (nodes: Thing[], type: string) =>
  graphOf(nodes)['@graph'].find((node) => Reflect.get(Object(node), '@type') === type);

test('a page is one graph of the group, the site, the page and its breadcrumbs, with stable ids', () => {
  const ids = graphOf([])['@graph'].map((node) => Reflect.get(Object(node), '@id'));
  expect(ids).toEqual([
    'https://site.example/#corporation',
    'https://site.example/#website',
    `${site.url}#webpage`,
    `${site.url}#breadcrumb`,
  ]);
  expect(nodeOf([], 'Corporation')).toMatchObject({ tickerSymbol: ['XSHG 601211', 'XHKG 02611'] });
});

test('every node the site makes is of schema.org, and every reference leads somewhere', () => {
  const event = {
    id: 'e',
    title: 'AGM',
    date: '2026-05-28',
    start: '14:00',
    end: '16:00',
    place: 'Shanghai',
  };
  const report: Report = { id: '9', type: 'annual', year: 2024, title: 'Annual report', files: [], ...TIMES };
  const film = articleOf('Film', '', { videos: ['/ows/files/a.mp4'], image: '/ows/files/a.webp', ...TIMES });
  const graph = graphOf([
    ...articleNodes(articleOf('Report', '', { attachments: [PDF], ...TIMES }), site),
    ...articleNodes(film, site),
    ...reportNodes(
      {
        title: '',
        newest: null,
        types: ['annual'],
        type: null,
        years: [{ year: 2024, reports: { annual: [report] } }],
        esg: { items: [], total: 0, page: 1, pages: 1 },
        hasArchive: false,
      },
      site,
    ),
    listNode([summaryOf('One'), summaryOf('Two')], site),
    eventNode(event, site),
    personNode({ id: 'p', name: 'Li', role: 'Chair', article: articleOf('Li') }, site),
    softwareNode({ id: '12', name: 'App', version: '1', builds: [build], ...texts, ...links }, site),
  ]);
  expect(graphFaults(JSON.parse(JSON.stringify(graph)))).toEqual([]);
});

test('the check itself reports unknown types, properties and references', () => {
  expect(vocabularyFaults({ '@type': 'Artikel' })).toEqual([': Artikel is no type']);
  expect(vocabularyFaults({ '@type': 'Event', ticker: 'x' })).toEqual([': Event has no ticker']);
  expect(graphFaults({ '@graph': [{ '@type': 'Event', organizer: { '@id': 'x' } }] })).toEqual([
    'nothing has the id x',
  ]);
});

test('an article with a document is a report that names it; one without is news; a film has its own node', () => {
  const report = nodeOf(articleNodes(articleOf('R', '', { attachments: [PDF], ...TIMES }), site), 'Report');
  expect(report).toMatchObject({
    datePublished: '2025-03-28T09:30:00.000Z',
    hasPart: [{ '@type': 'DigitalDocument', url: 'https://site.example/ows/files/a.pdf' }],
  });
  const film = articleNodes(articleOf('F', '', { videos: ['/ows/files/a.mp4'], ...TIMES }), site);
  expect(nodeOf(film, 'NewsArticle')).toBeDefined();
  expect(nodeOf(film, 'VideoObject')).toMatchObject({ contentUrl: 'https://site.example/ows/files/a.mp4' });
});

test('a program is for the systems that have a build of it', () => {
  const systemsOf = (...builds: SoftwareItem['builds']) =>
    softwareNode({ id: '1', name: 'App', version: '1', builds, ...texts, ...links }, site).operatingSystem;
  const mac = { ...build, platform: 'mac' as const };
  expect(systemsOf(build, mac)).toBe('Windows, macOS');
  expect(systemsOf(build, { ...mac, href: '' })).toBe('Windows');
  expect(systemsOf({ ...build, platform: 'mobile' })).toBeUndefined();
});

test('times the back office got wrong are left out rather than invented', () => {
  const [node] = articleNodes(articleOf('X', '', { displayTime: 'soon', updateTime: '' }), site);
  expect(JSON.stringify(node)).not.toMatch(/date(Published|Modified)/);
  expect(baiduNode(articleOf('X', '', { displayTime: 'soon' }), site)).toBeNull();
});

test('Baidu gets China time without zone, the time of the change falling back to that of publication', () => {
  expect(baiduNode(articleOf('X', '', { ...TIMES, updateTime: '' }), site)).toMatchObject({
    '@context': 'https://ziyuan.baidu.com/contexts/cambrian.jsonld',
    pubDate: '2025-03-28T17:30:00',
    upDate: '2025-03-28T17:30:00',
  });
});

test('no text of the back office ends the element', () => {
  const name = '</script><img src=x onerror=alert(1)>';
  const html = renderToStaticMarkup(<StructuredData data={{ name }} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ name });
});

describe('breadcrumbs', () => {
  const leaf = itemOf('Announcements', '/investor-relations/announcements', { key: '1,2' });
  const block = itemOf('Block', '/investor-relations', { key: '1,3' });
  const top = itemOf('Investors', '/investor-relations', { key: '1', children: [block, leaf] });
  const tree = [itemOf('Home', '/'), top];
  const labels = (page: Parameters<typeof breadcrumbsOf>[1]) =>
    breadcrumbsOf(tree, page, 'Start').map(({ label }) => label);

  test.each([
    ['the home page has none', { path: '/', label: 'Home' }, []],
    [
      'a page of the menu stands below its item',
      { path: leaf.path ?? '', label: 'Announcements' },
      ['Start', 'Investors', 'Announcements'],
    ],
    [
      'an article stands below what it belongs to',
      { path: '/detail', label: 'AGM', above: '1,2' },
      ['Start', 'Investors', 'Announcements', 'AGM'],
    ],
    [
      'a block is no page of its own',
      { path: '/detail', label: 'AGM', above: '1,3' },
      ['Start', 'Investors', 'AGM'],
    ],
    [
      'a page the menu does not know stands below the nearest path',
      { path: '/investor-relations/x/y', label: 'Y' },
      ['Start', 'Investors', 'Y'],
    ],
    ['or below home', { path: '/verify', label: 'Check' }, ['Start', 'Check']],
    ['an unknown owner says nothing', { path: '/detail', label: 'AGM', above: 'gone' }, ['Start', 'AGM']],
  ])('%s', (_, page, expected) => {
    expect(labels(page)).toEqual(expected);
  });
});

const CARD = {
  kind: 'office',
  name: 'Pudong',
  address: '',
  phone: '',
  province: 'shanghai',
  city: '',
  hours: '',
  facilities: [],
} as const;
const outletCard = (id: string) => ({ ...CARD, id, position: null });

test('RT-01 outlets that are found are a list of their pages, branch companies of theirs', () => {
  const found = nodeOf(finderNodes({ outlets: [outletCard('1'), outletCard('2')] }, site), 'ItemList');
  expect(found).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Pudong', url: 'https://site.example/en/branch/outlet?id=1' },
      { position: 2, url: 'https://site.example/en/branch/outlet?id=2' },
    ],
  });
  const companies = companyNodes({ kind: 'list', companies: [outletCard('9')], siteName: '' }, site);
  expect(nodeOf(companies, 'ItemList')).toMatchObject({
    itemListElement: [{ url: 'https://site.example/en/branch-company?compId=9' }],
  });
  expect(graphFaults(JSON.parse(JSON.stringify(graphOf(companies))))).toEqual([]);
});

test('HM-01 the film of the home page has picture and time; without a banner there is no film', () => {
  const banner = { title: 'Film', excerpt: '', videos: ['/ows/files/a.mp4'], poster: '/ows/files/a.webp' };
  const rest = { live: false, player: '', href: '', ...TIMES };
  const home = { title: '', keyNews: null, news: [], special: [], banner: { ...banner, ...rest } };
  const nodes = homeNodes(home as unknown as Home, site);
  expect(nodeOf(nodes, 'VideoObject')).toMatchObject({
    name: 'Film',
    thumbnailUrl: 'https://site.example/ows/files/a.webp',
    uploadDate: '2025-03-28T09:30:00.000Z',
    contentUrl: 'https://site.example/ows/files/a.mp4',
  });
  expect(graphFaults(JSON.parse(JSON.stringify(graphOf(nodes))))).toEqual([]);
  expect(homeNodes({ ...home, banner: null } as unknown as Home, site)).toEqual([]);
});
