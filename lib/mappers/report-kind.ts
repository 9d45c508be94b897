import { fromChineseDigits } from '@/lib/base/chinese-digits';
import { REPORT_TYPES, type ReportKind, type ReportType } from '@/lib/model/report';

interface ReportSigns {
  title: string;
  /** The texts of the article's ext, where a back office has them. */
  ext: Readonly<Record<string, string>>;
  /** Codes, category and tag, in no order. */
  codes: readonly string[];
  displayTime: string;
}

/** In order of precedence, since half-year and sustainability reports may also contain words for annual. */
const TERMS: readonly (readonly [ReportType, RegExp])[] = [
  ['esg', /\besg\b|社会责任|可持续发展|环境、社会|sustainability|social responsibility/],
  ['q3', /第?(?<!\d)[三3]季|\bq3\b|\b3q|third[- ]quarter|3rd[- ]quarter|nine months/],
  ['q1', /第?(?<!\d)[一1]季|\bq1\b|\b1q|first[- ]quarter|1st[- ]quarter|three months/],
  [
    'half',
    /半年|中期(?!票据|债)|中报|interim|half[- ]?year|semi[- ]?annual|first half|six months|\bh1\b|\b1h/,
  ],
  ['annual', /年度报告|年度业绩|年报|全年业绩|annual|full[- ]?year|year ended/],
];

const plain = (text: string): string =>
  fromChineseDigits(text.normalize('NFKC').toLowerCase().replaceAll('報', '报').replaceAll('_', ' '));

function termOf(text: string): { type: ReportType; at: number } | null {
  for (const [type, form] of TERMS) {
    const at = text.search(form);
    if (at >= 0) return { type, at };
  }
  return null;
}

/** The kind in the first text that names one. Most texts name none, which one test of all together shows. */
function typeIn(texts: readonly string[]): ReportType | undefined {
  if (!termOf(plain(texts.join('\n')))) return undefined;
  return texts.map(plain).map(termOf).find(Boolean)?.type;
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** "Q3 FY25" and "3Q25". */
const SHORT_YEAR = /(?:\bfy|q[1-4]|[1-4]q|\bh[12]|[12]h)\s?'?(\d\d)(?!\d)/;
/** A date in the title is that of publication; its year is used only if there is no other. */
const DAY = /(?:19|20)\d\d(?:年\d{1,2}月\d{1,2}日|-\d{1,2}-\d{1,2})/g;

/** The year in a text; of several the one nearest to the name of the report. */
function yearOf(text: string, at: number): number | null {
  const withoutDays = text.replace(DAY, (day) => ' '.repeat(day.length));
  const found = [...withoutDays.matchAll(YEAR)].toSorted(
    (a, b) => Math.abs(a.index - at) - Math.abs(b.index - at),
  );
  const year = found[0]?.[0] ?? SHORT_YEAR.exec(text)?.[1] ?? text.match(YEAR)?.[0];
  if (!year) return null;
  return Number(year.length === 2 ? `20${year}` : year);
}

/**
 * Which periodic report an article is, by its ext, else by title, codes and category in either language
 * (IR-03). "other" where none of them names a kind; without a year in them the year of publication, else
 * null.
 */
export function reportKind({ title, ext, codes, displayTime }: ReportSigns): ReportKind {
  const text = plain(title);
  const named = REPORT_TYPES.find((known) => known === ext.reportType);
  const inTitle = termOf(text);
  const type = named ?? typeIn([ext.reportType ?? '']) ?? inTitle?.type ?? typeIn(codes);
  const stated = /^(?:19|20)\d\d$/.exec(plain(ext.reportYear ?? '').trim())?.[0];
  const year = stated ? Number(stated) : yearOf(text, inTitle?.at ?? 0);
  const published = displayTime.match(YEAR)?.[0];
  return { type: type ?? 'other', year: year ?? (published ? Number(published) : null) };
}
