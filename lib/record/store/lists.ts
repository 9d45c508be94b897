import type { FilingCount, FilingQuery, FilingRow, FilingState, RecordedFiling } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import type { Param, Query } from '../database/database';
import { comparable, type EntryRow, filingOf } from './rows';

/** Number of filings, the newest ones, that are searched for words: titles have no index. */
const SEARCHED = 20_000;
/** Further words are ignored. */
const MAX_WORDS = 8;

type FilingsRow = EntryRow & {
  since: string;
  state: FilingState;
  /** Number of rows of all pages in a search for words; otherwise null. */
  total: number | null;
};

/** Numbers the parameters of a statement as they are added. */
function parameters() {
  const values: Param[] = [];
  const add = (value: Param): string => `$${values.push(value)}`;
  return { values, add };
}

type Add = ReturnType<typeof parameters>['add'];

function conditionsOf({ locale, kind, year }: FilingQuery, add: Add): string {
  const digits = (value: number) => String(value).padStart(4, '0');
  const conditions = [
    ...(locale ? [`locale = ${add(locale)}`] : []),
    ...(kind ? [`kind = ${add(kind)}`] : []),
    ...(year ? [`display_time >= ${add(digits(year))} and display_time < ${add(digits(year + 1))}`] : []),
  ];
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
}

const wordsOf = ({ words = '' }: FilingQuery): string[] =>
  comparable(words).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

const hasWords = (query: FilingQuery): boolean => wordsOf(query).length > 0;

/** The filings of a query, of all pages; with words, only among the newest SEARCHED. */
function matching(query: FilingQuery, add: Add): string {
  const words = wordsOf(query);
  const all = `select index, since, state, display_time, words from filings ${conditionsOf(query, add)}`;
  if (words.length === 0) return all;
  const found = words.map((word) => `strpos(words, ${add(word)}) > 0`).join(' and ');
  return `select * from (${all} order by display_time desc, index desc limit ${SEARCHED}) newest where ${found}`;
}

function rowOf({ since, state, index, leaf }: FilingsRow): FilingRow[] {
  return filingOf({ index, leaf }).map((filing) => ({ ...filing, since, state }));
}

/** A search for words reads all its rows anyway, so it also counts them. */
async function pageOf(run: Query, query: FilingQuery): Promise<FilingsRow[]> {
  const { values, add } = parameters();
  const total = hasWords(query) ? 'count(*) over ()' : 'null';
  const page = `select *, ${total} as total from (${matching(query, add)}) found order by display_time desc, index desc
    limit ${add(query.pageSize)} offset ${add((query.page - 1) * query.pageSize)}`;
  return run<FilingsRow>(
    `select e.index, e.leaf, f.since, f.state, f.total from (${page}) f join entries e on e.index = f.index
      order by f.display_time desc, f.index desc`,
    values,
  );
}

async function totalOf(run: Query, query: FilingQuery): Promise<number> {
  const { values, add } = parameters();
  if (hasWords(query)) {
    const [found] = await run<{ count: number }>(`select count(*) from (${matching(query, add)}) f`, values);
    return found?.count ?? 0;
  }
  const counts = await readCounts(run);
  const counted = counts.filter(
    ({ locale, year, kind }) =>
      (!query.locale || query.locale === locale) &&
      (!query.year || query.year === year) &&
      (!query.kind || query.kind === kind),
  );
  return counted.reduce((sum, { count }) => sum + count, 0);
}

/** A page of filings, newest display time first, and the number of filings on all pages. */
export async function readFilings(run: Query, query: FilingQuery) {
  const rows = await pageOf(run, query);
  if (rows.length === 0 && query.page === 1) return { rows: [], total: 0 };
  const total = rows[0]?.total ?? (await totalOf(run, query));
  return { rows: rows.flatMap(rowOf), total };
}

/** Counts above 0, newest year first. */
export const readCounts = (run: Query): Promise<FilingCount[]> =>
  run<FilingCount>(
    'select locale, year, kind, count from counts where count > 0 order by year desc, kind, locale',
  );

/** The versions that were recorded last, newest entry first. */
export async function readLatest(run: Query, count: number, locale?: Locale): Promise<RecordedFiling[]> {
  const rows = locale
    ? await run<EntryRow>('select index, leaf from entries where locale = $1 order by index desc limit $2', [
        locale,
        count,
      ])
    : await run<EntryRow>(
        'select index, leaf from entries where id is not null order by index desc limit $1',
        [count],
      );
  return rows.flatMap(filingOf);
}
