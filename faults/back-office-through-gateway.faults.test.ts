import { EVERYWHERE_MS } from './support/everywhere';
import { ALL, IS_WHOLE_TABLE, ONE_OF_EACH } from './support/fault-list';
import { gatewayIsThere } from './support/gateway';
import { holdAgainst } from './support/hold-against';
import { KNOWN, KNOWN_FEW, RENAMED } from './support/known';
import { edit, editEntry, rename, renameMenu, withdraw } from './support/office';
import { ownRedis } from './support/own-redis';
import { until } from './support/processes';
import { ownPort } from './support/settings';
import { atEach, placesOf } from './support/supervised';
import { visit } from './support/visit';
import { type Reached, twoBehindGateway } from './support/ways';

const ports = { site: ownPort(3418), https: ownPort(3419), http: ownPort(4403) };
const redis = ownRedis(ownPort(4404));

const NEW = 990_201;
const TERMS_MENU = 2710;
/** What an editor changes, and where visitors see it. */
const SEEN = {
  page: [`/detail?id=${RENAMED}`, '十秒之内的标题'],
  list: ['/pressroom', '十秒之内的新闻'],
  feed: ['/feeds/zh/news.json', '十秒之内的新闻'],
  sitemap: ['/sitemaps/articles-zh-2025.xml', `id=${NEW}`],
  menu: ['/site-map', '十秒之内的栏目'],
  dictionary: ['/terms', '十秒之内的链接'],
  'English dictionary': ['/en/terms', 'Within ten seconds'],
} as const;

async function editAll(): Promise<void> {
  await rename(RENAMED, SEEN.page[1]);
  await edit(NEW, { copyOf: RENAMED, title: SEEN.list[1], displayTime: '2025-12-30 09:00:00' });
  await renameMenu(TERMS_MENU, SEEN.menu[1]);
  await editEntry('zh/footer_top_link/1', { dictLabel: SEEN.dictionary[1] });
  await editEntry('en/home_page/2', { dictValue: SEEN['English dictionary'][1] });
}

/** The kinds that lack their change at this place. */
async function notShownAt(to: Reached['to']): Promise<string[]> {
  const missing = Object.entries(SEEN).map(async ([kind, [path, text]]) => {
    const { html } = await visit(to, { path, device: 'desktop' });
    return html.includes(text) ? [] : [kind];
  });
  return (await Promise.all(missing)).flat();
}

/** The kinds that lack their change behind the gateway, or at a process. */
async function notShown({ to, site }: Reached): Promise<string[]> {
  const atProcesses = await atEach(site, placesOf(site), notShownAt);
  const missing = new Set([await notShownAt(to), ...atProcesses].flat());
  return Object.keys(SEEN).filter((kind) => missing.has(kind));
}

function testPublication(reached: () => Reached): void {
  test('OP-03 pages, lists, feeds, sitemaps, menu and dictionaries are new at both processes and the gateway', async () => {
    await withdraw(NEW);
    expect(await notShown(reached())).toEqual(Object.keys(SEEN));
    await editAll();
    await reached().site.publish([`article:${RENAMED}`, 'lists', 'menu', 'dictionaries']);
    let missing: string[] = [];
    await until('the publication', EVERYWHERE_MS, async () => {
      missing = await notShown(reached());
      return missing.length === 0;
    }).catch(() => expect(missing).toEqual([]));
  }, 90_000);
}

if (redis && gatewayIsThere()) {
  const visitors = {
    way: twoBehindGateway({ redis, ports }),
    pages: IS_WHOLE_TABLE ? KNOWN : KNOWN_FEW,
  };
  testPublication(holdAgainst('through-gateway', IS_WHOLE_TABLE ? ALL : ONE_OF_EACH, visitors));
} else test.skip('the gateway or Redis is missing', () => undefined);
