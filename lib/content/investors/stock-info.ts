import 'server-only';
import type { StockTable } from '@/lib/model/data-table';
import type { StockInfo } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import { getTable } from '@/lib/rules/investors/tables';
import { listByMenuName } from '../articles/articles';
import { MENU_NAMES } from '../articles/names';
import { getQuotes } from '../quotes';
import { secondary } from '../secondary';
import { findByName, findByPath, getMenu } from '../site/menu';
import { pageHead } from '../site/page-head';

/** The tables and their menu items, in the order of the page. */
const BOXES: readonly [StockTable, string][] = [
  ['holders', MENU_NAMES.topShareholders],
  ['ownership', MENU_NAMES.ownership],
  ['dividends', MENU_NAMES.dividends],
];

/** IR-02: the quotes, the chosen table, and the back office's notes on it. */
export async function getStockInfo({ variant, path, query }: PageContext): Promise<StockInfo | null> {
  const tree = await getMenu(variant.locale);
  const menu = findByPath(tree, path);
  const [chosen, menuName] = BOXES.find(([name]) => name === query.tab) ?? BOXES[0] ?? [];
  if (!chosen || !menuName) return null;
  const [quotes, notes] = await Promise.all([
    getQuotes(),
    secondary(`notes on ${menuName}`, listByMenuName(variant, menuName), []),
  ]);
  return {
    title: pageHead(menu, variant.locale, 'stockInfo').title,
    quotes,
    tabs: BOXES.map(([name, label]) => ({ name, label: findByName(tree, label)?.label ?? label })),
    table: getTable(chosen, variant.locale),
    notes,
  };
}
