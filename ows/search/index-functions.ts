import { eq, sql } from 'drizzle-orm';
import { menus, records } from '../store/schema';
import { searchFunctions } from '../store/search-schema';
import type { Database } from '../store/store';
import { TITLE_MARK } from './article-words';
import { loadPinyin, type Pinyin } from './pinyin';
import { tokensOf } from './tokens';

type FunctionRow = Omit<typeof searchFunctions.$inferSelect, 'words'> & { words: string[] };

/** Indexes menu pages and outlets again, by name, code and pinyin. */
export async function indexFunctions(db: Database): Promise<void> {
  const pinyin = await loadPinyin();
  const pages = await db.select().from(menus).where(eq(menus.searchable, true));
  const outlets = await db.select().from(records).where(eq(records.kind, 'outlets'));
  const rows = [
    ...pages.flatMap((menu) => menuRows(menu, pinyin)),
    ...outlets.flatMap((outlet) => outletRows(outlet, pinyin)),
  ];
  await db.delete(searchFunctions);
  await insertFunctions(db, rows);
}

/** Names rank first; other texts of a page rank lower. */
function wordsOf(names: string[], rest: string): string[] {
  return [...new Set([...names, ...names.map((name) => TITLE_MARK + name), ...tokensOf(rest)])];
}

function menuRows(menu: typeof menus.$inferSelect, pinyin: Pinyin): FunctionRow[] {
  const { menuId, position, name, enName, routeUrl, item } = menu;
  const common = { kind: 'menu', ref: menuId, position, url: routeUrl };
  const [seo, enSeo] = [String(item.seoInfo ?? ''), String(item.enSeoInfo ?? '')];
  const chinese = {
    ...common,
    language: 'zh',
    name,
    seoInfo: seo,
    words: wordsOf([...tokensOf(name), ...pinyin(name)], seoText(seo)),
  };
  if (!enName || item.query === 'en:false') return [chinese];
  const english = {
    ...common,
    language: 'en',
    name: enName,
    seoInfo: enSeo,
    words: wordsOf(tokensOf(enName), seoText(enSeo)),
  };
  return [chinese, english];
}

function seoText(json: string): string {
  if (!json) return '';
  const { keywords = '', description = '' } = JSON.parse(json);
  return `${keywords} ${description}`;
}

/** An outlet leads to the finder with its name as query. Names are Chinese in both languages. */
function outletRows({ position, fields }: typeof records.$inferSelect, pinyin: Pinyin): FunctionRow[] {
  const name = String(fields.ORG_NAME ?? '').trim();
  if (!name) return [];
  const coded = [fields.ORG_CODE, fields.BRANCH_ID, fields.CITY_NAME, fields.ADDRESS];
  const words = wordsOf(
    [...tokensOf(name), ...pinyin(name)],
    coded.map((one) => String(one ?? '')).join(' '),
  );
  const url = `/branch?${new URLSearchParams({ keyword: name })}`;
  return ['zh', 'en'].map((language) => ({
    kind: 'outlet',
    ref: position,
    language,
    position,
    name,
    url,
    seoInfo: '',
    words,
  }));
}

async function insertFunctions(db: Database, rows: FunctionRow[]): Promise<void> {
  const records = rows.map(({ seoInfo, ...row }) => ({ ...row, seo_info: seoInfo }));
  await db.execute(sql`
    insert into ${searchFunctions} (kind, ref, language, position, name, url, seo_info, words)
    select kind, ref, language, position, name, url, seo_info, array_to_tsvector(words)
    from json_to_recordset(${JSON.stringify(records)}::json) as row(
      kind text, ref int, language text, position int, name text, url text, seo_info text, words text[]
    )`);
}
