import 'server-only';
import { TAGS } from '@/lib/base/cache';
import { bodyBlocks } from '@/lib/html/body-blocks';
import { textBlocks, textDigest } from '@/lib/html/text-digest';
import type { Article } from '@/lib/model/articles';
import type { PageContext } from '@/lib/model/page';
import type { FilingHistory } from '@/lib/model/record';
import type { TwinPage, TwinRow, TwinSide } from '@/lib/model/twin';
import type { Locale } from '@/lib/model/variant';
import { align } from '@/lib/rules/twin/align';
import { env } from '@/lib/runtime/env';
import { noteTags } from '@/lib/runtime/page-notes';
import { otherLocale } from '@/lib/site/locales';
import { besideRecord } from '../record/beside';
import { getArticle } from './articles';

/** Rows in the order of both texts, the same on the pages of both languages. */
function rowsOf(zh: Article, en: Article): TwinRow[] {
  const blocks = { zh: bodyBlocks(zh.body), en: bodyBlocks(en.body) };
  const htmlOf = (locale: Locale, at: number | null) =>
    at === null ? null : (blocks[locale][at]?.html ?? null);
  return align(blocks.zh, blocks.en).map(([one, other]) => ({
    zh: htmlOf('zh', one),
    en: htmlOf('en', other),
  }));
}

/** When the newest run of versions with this text began; null when the newest version has another text. */
function recordedSince(versions: FilingHistory['versions'] | undefined, sha256: string): string | null {
  const newest = (versions ?? []).toReversed();
  const changed = newest.findIndex(({ textSha256 }) => textSha256 !== sha256);
  return newest.slice(0, changed < 0 ? undefined : changed).at(-1)?.firstSeen ?? null;
}

function sideOf(locale: Locale, article: Article, histories: readonly FilingHistory[]): TwinSide {
  const sha256 = textDigest(article);
  const versions = histories.find((history) => history.locale === locale)?.versions;
  const { title, displayTime } = article;
  return { title, displayTime, sha256, recordedSince: recordedSince(versions, sha256) };
}

function historiesOf(id: string): Promise<FilingHistory[]> {
  noteTags(TAGS.filing(id));
  return besideRecord((record) => record.history(id), []);
}

const hasText = ({ body }: Article): boolean => textBlocks(body).length > 0;

/**
 * An article in both languages (AR-07). Null without an id, and where a language lacks the article or its
 * text; rejects when the back office fails.
 */
export async function getTwin({ variant, locale, query: { id } }: PageContext): Promise<TwinPage | null> {
  if (!id) return null;
  const own = await getArticle(variant, id);
  if (!own || !hasText(own)) return null;
  const [other, histories] = await Promise.all([
    getArticle({ ...variant, locale: otherLocale(locale) }, id),
    historiesOf(id),
  ]);
  if (!other || !hasText(other)) return null;
  const [zh, en] = locale === 'zh' ? [own, other] : [other, own];
  return {
    id,
    menuKey: own.menuKey,
    sides: { zh: sideOf('zh', zh, histories), en: sideOf('en', en, histories) },
    rows: rowsOf(zh, en),
    isFiling: histories.length > 0,
    siteName: env().settings.name[locale],
  };
}
