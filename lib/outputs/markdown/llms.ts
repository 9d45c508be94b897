import 'server-only';
import { getMenu } from '@/lib/content/site/menu';
import { plainMarkdown } from '@/lib/html/markdown';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { markdownHref } from '@/lib/site/endpoints';
import { LOCALES } from '@/lib/site/locales';
import { findRoute } from '@/lib/site/routes';
import { type CachedFile, fileCache } from '../file-cache';

const HEADS = { zh: '中文页面', en: 'English pages' } as const;

function* shownPages(tree: readonly MenuItem[], locale: Locale): Generator<MenuItem> {
  for (const item of tree) {
    const found = item.path && item.path !== '/' ? findRoute(item.path) : null;
    const shown = found && !found.noindex && !(locale === 'en' && (found.zhOnly || !item.inEnglish));
    if (shown && item.visible) yield item;
    yield* shownPages(item.children, locale);
  }
}

async function section(locale: Locale): Promise<string> {
  const { siteUrl } = env();
  // Items that share a page, such as the tabs of disclosure, are one line, in the words of the first.
  const lines = new Map<string, string>();
  for (const { label, path, seo } of shownPages(await getMenu(locale), locale)) {
    const link = new URL(markdownHref(locale, { path: path ?? '/' }), siteUrl).href;
    const about = plainMarkdown(seo.description);
    if (!lines.has(link)) lines.set(link, `- [${plainMarkdown(label)}](${link})${about ? `: ${about}` : ''}`);
  }
  return [`## ${HEADS[locale]}`, '', ...lines.values()].join('\n');
}

async function llmsText(): Promise<string> {
  const { settings, siteUrl } = env();
  const sections = await Promise.all(LOCALES.map(({ code }) => section(code)));
  return [
    `# ${settings.name.zh} / ${settings.name.en}`,
    `> ${settings.legalName.zh} (${settings.legalName.en}), SH601211, HK02611`,
    ...sections,
    `## Data\n\n- [Sitemap](${siteUrl}/sitemap.xml)\n- [Announcements, JSON Feed](${siteUrl}/feeds/en/announcements.json)\n- [News, JSON Feed](${siteUrl}/feeds/en/news.json)`,
    '',
  ].join('\n\n');
}

const files = fileCache('llms');

/** llms.txt (llmstxt.org): the pages of the site as Markdown, and its feeds. */
export const getLlmsFile = (): Promise<CachedFile | null> =>
  files.get('llms', async () => ({ type: 'text/plain; charset=utf-8', body: await llmsText(), save: false }));
