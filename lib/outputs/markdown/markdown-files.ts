import 'server-only';
import { formatDate } from '@/lib/base/format';
import { isId } from '@/lib/base/possible';
import { getArticle, listFullArticles } from '@/lib/content/articles/articles';
import { findByPath, getMenu, queryOf } from '@/lib/content/site/menu';
import { plainMarkdown, toMarkdown } from '@/lib/html/markdown';
import type { Article } from '@/lib/model/articles';
import type { Locale, Variant } from '@/lib/model/variant';
import { withLabels } from '@/lib/rules/documents/labels';
import { env } from '@/lib/runtime/env';
import { detailHref, findRoute, pathHref } from '@/lib/site/routes';
import { type Admit, type CachedFile, fileCache, type SiteFile } from '../file-cache';

const files = fileCache('markdown');
const TYPE = 'text/markdown; charset=utf-8';

const absolute = (path: string): string => new URL(path, env().siteUrl).href;

function textOf(article: Article, locale: Locale, level: '#' | '##'): string {
  const date = formatDate(article.displayTime, locale);
  const documents = withLabels(article.attachments, article.title)
    .map(({ label, url }) => `- [${plainMarkdown(label)}](${absolute(url)})`)
    .join('\n');
  const parts = [
    `${level} ${plainMarkdown(article.title)}`,
    date,
    article.excerpt && `> ${plainMarkdown(article.excerpt)}`,
    toMarkdown(article.body),
    documents,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** An article as Markdown, with its address. */
export const articleMarkdown = (article: Article, locale: Locale): string =>
  `${textOf(article, locale, '#')}\n\n<${absolute(detailHref(locale, article.id))}>\n`;

async function articleText(variant: Variant, id: string): Promise<string | null> {
  const article = await getArticle(variant, id);
  return article && articleMarkdown(article, variant.locale);
}

/** A page of the menu as Markdown: its description, then its articles; null where there is no such page. */
export async function pageMarkdown(variant: Variant, path: string): Promise<string | null> {
  const { locale } = variant;
  const menu = findByPath(await getMenu(locale), path);
  if (!menu || !findRoute(path) || (locale === 'en' && !menu.inEnglish)) return null;
  const articles = await listFullArticles(variant, queryOf(menu));
  const texts = articles.map((article) => textOf(article, locale, '##'));
  const head = [
    `# ${plainMarkdown(menu.label)}`,
    plainMarkdown(menu.seo.description),
    `<${absolute(pathHref(locale, path))}>`,
  ].filter(Boolean);
  return `${[...head, ...texts].join('\n\n')}\n`;
}

async function makeMarkdown(locale: Locale, name: string): Promise<SiteFile | null> {
  const variant: Variant = { locale, device: 'desktop' };
  const [kind, rest = ''] = [name.split('/')[0], name.slice(name.indexOf('/') + 1)];
  const body =
    kind === 'article' ? await articleText(variant, rest) : await pageMarkdown(variant, `/${rest}`);
  return body === null ? null : { type: TYPE, body, save: false };
}

const NAME = /^(article\/(?<id>\d+)|page(\/[a-z0-9_-]{1,64}){1,4})\.md$/;

function isName(file: string): boolean {
  const found = NAME.exec(file);
  return found !== null && isId(found.groups?.id ?? '0');
}

/** The Markdown of an article (article/7.md) or a menu page (page/terms.md); null for other names. */
export async function getMarkdown(locale: Locale, file: string, admit?: Admit): Promise<CachedFile | null> {
  if (!isName(file)) return null;
  return files.get(`${locale}/${file}`, () => makeMarkdown(locale, file.slice(0, -'.md'.length)), admit);
}
