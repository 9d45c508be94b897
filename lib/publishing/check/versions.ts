import 'server-only';
import { mapSummary } from '@/lib/mappers/articles';
import { screenArticles } from '@/lib/mappers/public-articles';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { fetchArticles } from '@/lib/ows/contract/calls';
import type { RawArticle } from '@/lib/ows/contract/raw';

/** An article in one language. */
export interface Version {
  /** Null if this language has neither the article nor a draft of it. */
  article: ArticleSummary | null;
  /** Whether visitors may see it. */
  isPublic: boolean;
}

async function rowOf(locale: Locale, id: string, preview: boolean): Promise<RawArticle | null> {
  const variant = { locale, device: 'desktop' } as const;
  const { rows } = await fetchArticles({ variant, id, pageSize: 1 }, preview);
  return rows.find((row) => row.id === id) ?? null;
}

const summaryOf = (row: RawArticle | null): ArticleSummary | null => row && mapSummary(row, (text) => text);

/**
 * An article as the back office has it now. If it is not public, its draft is requested as in a preview, to
 * know the list and year from which it must be gone. Rejects with an OwsError if the back office fails.
 */
export async function versionIn(locale: Locale, id: string): Promise<Version> {
  const row = await rowOf(locale, id, false);
  if (row && screenArticles([row], Date.now()).rows.length > 0)
    return { article: summaryOf(row), isPublic: true };
  const draft = row ?? (await rowOf(locale, id, true).catch(() => null));
  return { article: summaryOf(draft), isPublic: false };
}
