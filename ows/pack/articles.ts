import { marked } from 'marked';
import type { articles } from '../store/schema';
import { type ArticleFront, articleFront, splitFrontMatter } from './front-matter';
import type { MenuRow, MenuTree } from './menu';
import type { PackProblems } from './problems';
import { filesIn, type PackSource } from './source';

export type ArticleRow = typeof articles.$inferInsert;
type Language = 'zh' | 'en';

const TERMINALS = { zh: ['1', '3'], en: ['2', '4'] };

/** articles/**: one row per file. An English file inherits from its Chinese one what it does not repeat. */
export function readArticles(source: PackSource, tree: MenuTree, problems: PackProblems): ArticleRow[] {
  const rows: ArticleRow[] = [];
  const owners = new Map<string, string>();
  for (const [file] of filesIn(source, 'articles')) {
    const name = /^(.+)\.(zh|en)\.md$/.exec(file);
    const row = problems.attempt(file, () => {
      if (!name?.[1]) throw new Error('is not named <name>.zh.md or <name>.en.md');
      return readArticle(source, { stem: name[1], language: name[2] === 'en' ? 'en' : 'zh', tree });
    });
    if (!row || !name?.[1]) continue;
    const owner = owners.get(row.id);
    if (owner && owner !== name[1]) problems.add(file, `has the id ${row.id} of ${owner}`);
    else rows.push(row);
    owners.set(row.id, owner ?? name[1]);
  }
  return rows;
}

type Wanted = { stem: string; language: Language; tree: MenuTree };

function readArticle(source: PackSource, { stem, language, tree }: Wanted): ArticleRow {
  const { front, body } = splitFrontMatter(source.get(`${stem}.${language}.md`) ?? '');
  const fields = articleFront.parse({ ...inherited(source, { stem, language }), ...front });
  const menu = tree.byKey.get(fields.menu);
  if (!menu) throw new Error(`names the menu "${fields.menu}", which menu.yaml does not have`);
  return toRow(fields, { language, menu, content: toHtml(body) });
}

/** Terminal types are not inherited: they are the language in which a version is published. */
function inherited(source: PackSource, { stem, language }: Pick<Wanted, 'stem' | 'language'>) {
  const chinese = language === 'en' ? source.get(`${stem}.zh.md`) : undefined;
  if (!chinese) return {};
  const { terminals, ...shared } = splitFrontMatter(chinese).front;
  return shared;
}

function toHtml(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim();
}

type Place = { language: Language; menu: MenuRow; content: string };

function toRow(fields: ArticleFront, { language, menu, content }: Place): ArticleRow {
  return {
    id: fields.id,
    language,
    menuId: menu.menuId,
    menuKey: menu.menuKey,
    title: fields.title,
    excerpt: fields.excerpt ?? '',
    content,
    status: fields.status,
    isTopped: fields.topped ?? false,
    displayTime: fields.date,
    updateTime: fields.updated ?? fields.date,
    categoryId: fields.category ?? null,
    showTag: fields.showTag ?? null,
    customLable: fields.customLable ?? null,
    pcCode: fields.pcCode ?? null,
    h5Code: fields.h5Code ?? null,
    attriCodes: fields.attri ?? [],
    terminals: fields.terminals ?? TERMINALS[language],
    rest: restOf(fields),
  };
}

/** Fields that are passed on as they are, already in their wire form. */
function restOf(fields: ArticleFront): Record<string, unknown> {
  const slug = fields.slug?.map(({ label, url }) => ({ slugLable: label, slugUrl: url }));
  return {
    author: fields.author ?? '',
    slug: slug ? JSON.stringify(slug) : '',
    imageUrl: fields.image ?? '',
    videoUrl: fields.video ?? [],
    openWay: fields.openWay ?? '1',
    hrefTarget: fields.hrefTarget ?? '',
    attachments: (fields.attachments ?? []).join(','),
    seoInfo: fields.seo ? JSON.stringify(fields.seo) : '',
    ext: fields.ext ? JSON.stringify(fields.ext) : '',
  };
}
