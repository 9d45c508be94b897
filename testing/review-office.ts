import { decodeArticlePage, decodeDictionary, decodeMenu } from '@/lib/ows/contract/raw';
import { menuRow, seam } from './seam';

export interface OfficeArticle {
  id: string;
  /** Languages in which it is there; both by default. */
  in?: readonly ('zh' | 'en')[];
  menuKey?: string;
  [field: string]: unknown;
}

export const NEWS = 'k1';
export const REPORTS = 'k2';

/** A menu with news, reports, and a Chinese-only page. */
export const OFFICE_MENU = [
  menuRow(1, 'pressroom', {
    menuEnName: 'News',
    seoInfo: '{"description":"新闻"}',
    enSeoInfo: '{"description":"News"}',
  }),
  menuRow(2, 'investor-relations/report', {
    menuEnName: 'Reports',
    seoInfo: '{"description":"报告"}',
    enSeoInfo: '{"description":"Reports"}',
  }),
  menuRow(3, 'party', { query: 'en:false', seoInfo: '{"description":"党建"}' }),
];

const published = { status: '5', displayTime: '2025-03-28 17:30:00', excerpt: '摘要', category: '1' };

/** A back office behind the mocked seam that answers the content call as the real one does. */
export function reviewOffice(
  articles: readonly OfficeArticle[],
  { menu = OFFICE_MENU, words = [] as object[] } = {},
): void {
  seam.fetchMenu.mockImplementation(async () => decodeMenu({ data: menu }));
  seam.fetchDictionary.mockImplementation(
    async () => decodeDictionary({ rows: [{ dictType: 'any', dictLabel: 'any' }, ...words] }).rows,
  );
  seam.fetchArticles.mockImplementation(async (query, preview) => {
    const { variant, id, menuKey, title, pageNum = 1, pageSize = 100 } = query;
    const found = articles
      .filter(({ in: languages = ['zh', 'en'] }) => languages.includes(variant.locale))
      .filter((article) => preview || (article.status ?? '5') === '5')
      .filter(
        (article) => (id === undefined || article.id === id) && (!menuKey || article.menuKey === menuKey),
      )
      .filter((article) => !title || String(article.title).includes(title));
    const rows = found.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return decodeArticlePage({
      rows: rows.map((article) => ({ ...published, title: `文${article.id}`, menuKey: NEWS, ...article })),
      total: found.length,
    });
  });
}
