import 'server-only';
import { assertNotEmptied } from '@/lib/content/site/menu';
import { textDigest } from '@/lib/html/text-digest';
import { mapArticle } from '@/lib/mappers/articles';
import { screenArticles } from '@/lib/mappers/public-articles';
import type { Article } from '@/lib/model/articles';
import type { FilingContent, FilingKind } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import { fetchArticles } from '@/lib/ows/contract/calls';
import type { RawArticle } from '@/lib/ows/contract/raw';
import type { FilingKey } from '@/lib/record/filing-key';
import { type FilingSource, filingSources } from './filing-sources';
import type { Pace } from './pace';

/** Filings, with their texts, that one call requests. */
const PAGE_SIZE = 20;

/** A file to which a filing refers. */
export interface NamedFile {
  name: string;
  url: string;
}

/** A filing as the back office returns it, before its files are read. */
export interface SeenFiling {
  content: Omit<FilingContent, 'files'>;
  files: readonly NamedFile[];
}

export interface FilingPage {
  filings: SeenFiling[];
  /** Number of pages of the source. */
  pages: number;
}

const OWN_FILE = /^\/ows\/files\//;

/** Attachments and linked documents of the back office, without duplicates. */
function filesOf({ attachments, links }: Article): NamedFile[] {
  const linked = links.filter(({ href }) => OWN_FILE.test(href));
  const all = [
    ...attachments.map(({ name, url }) => ({ name, url })),
    ...linked.map(({ label, href }) => ({ name: label, url: href })),
  ];
  return [...new Map(all.map(({ name, url }) => [url, { name: name.toWellFormed(), url }])).values()];
}

/** A report states its own kind, wherever it is listed among reports. */
function kindOf({ report }: Article, kind: FilingKind): FilingKind {
  return kind === 'report' && report.type !== 'other' ? report.type : kind;
}

/** The log, being JSON, holds only well-formed Unicode: lone surrogates become U+FFFD. */
function seen(raw: RawArticle, locale: Locale, kind: FilingKind): SeenFiling {
  const article = mapArticle(raw, (text) => text);
  const { id, title, displayTime, report } = article;
  return {
    content: {
      id,
      locale,
      title: title.toWellFormed(),
      kind: kindOf(article, kind),
      period: String(report.year ?? displayTime.slice(0, 4)),
      displayTime: displayTime.toWellFormed(),
      textSha256: textDigest(article),
    },
    files: filesOf(article),
  };
}

interface Wanted {
  id?: string;
  pageNum?: number;
  pageSize: number;
}

/** Articles of a source in a language, requested when it is their turn. */
interface PacedSource {
  locale: Locale;
  source: FilingSource;
  pace?: Pace | undefined;
}

async function request({ locale, source, pace }: PacedSource, wanted: Wanted) {
  const variant = { locale, device: 'desktop' } as const;
  await pace?.turn();
  const answer = await fetchArticles({ variant, ...source.query, ...wanted, withBody: true }, false);
  if (answer.rows.length === 0) await assertNotEmptied();
  return { total: answer.total, rows: screenArticles(answer.rows, Date.now()).rows };
}

/** One page of a source, from 1; published filings only. Rejects with an OwsError if the call fails. */
export async function readFilingPage(from: PacedSource, pageNum: number): Promise<FilingPage> {
  const { rows, total } = await request(from, { pageNum, pageSize: PAGE_SIZE });
  return {
    filings: rows.map((row) => seen(row, from.locale, from.source.kind)),
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  };
}

/**
 * The filing with this id; null if no source of filings has it, as after its withdrawal. Rejects with an
 * OwsError if the back office fails or has lost all of its content.
 */
export async function readFiling({ id, locale }: FilingKey, pace?: Pace): Promise<SeenFiling | null> {
  for (const source of await filingSources(locale)) {
    const { rows } = await request({ locale, source, pace }, { id, pageSize: 1 });
    const row = rows.find((one) => one.id === id);
    if (row) return seen(row, locale, source.kind);
  }
  return null;
}
