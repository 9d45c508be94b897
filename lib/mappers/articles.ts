import { chinaTime } from '@/lib/base/china-time';
import { fromJson, isRecord, toRecords, toText } from '@/lib/base/values';
import { summaryText, titleText } from '@/lib/html/field-text';
import { openingOf } from '@/lib/html/opening';
import { safeHref, safeMedia } from '@/lib/html/safe-href';
import { sanitise } from '@/lib/html/sanitise';
import type { Article, ArticleLink, ArticleSummary, Attachment, OpenWay } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import type { RawArticle } from '@/lib/ows/contract/raw';
import { localised } from '@/lib/site/localised';
import { mapFacts, readExt } from './article-facts';
import { reportKind } from './report-kind';
import { mapSeo } from './seo';

const ATTACHMENTS_MIN_LENGTH = 2;

const OPEN_WAYS: Readonly<Record<string, OpenWay>> = {
  '1': 'detail',
  '2': 'document',
  '3': 'link',
  '4': 'popup',
  '5': 'display',
  '6': 'live',
};

/** Translates texts of the back office by exact match (LG-04); others stay as they are. */
export type Translate = (text: string) => string;

function fileName(url: string): string {
  const last = url.split('?')[0]?.split('/').pop() ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Comma-joined addresses; the field counts only when longer than two characters (DE-05). */
export const rawAttachments = (raw: string): string[] =>
  raw.trim().length > ATTACHMENTS_MIN_LENGTH ? raw.split(',') : [];

/** The attachments whose address may be linked, with their names and types. */
export function mapAttachments(raw: string): Attachment[] {
  return rawAttachments(raw).flatMap((part) => {
    const url = safeHref(part);
    if (!url) return [];
    const name = fileName(url);
    return [{ url, name, type: /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toUpperCase() ?? '', size: '' }];
  });
}

/** slug is a JSON list of { slugLable, slugUrl }, not checked here; the contract misspells the name. */
export function rawLinks(raw: unknown): { label: string; address: string }[] {
  const value = typeof raw === 'string' ? fromJson(raw) : raw;
  return toRecords(Array.isArray(value) ? value : isRecord(value) ? [value] : [])
    .map((entry) => ({ label: toText(entry.slugLable).trim(), address: toText(entry.slugUrl).trim() }))
    .filter(({ label, address }) => label || address);
}

function mapLinks(raw: unknown, translate: Translate, locale: Locale): ArticleLink[] {
  return rawLinks(raw).flatMap(({ label, address }) => {
    const href = localised(safeHref(address), locale);
    return href ? [{ href, label: translate(label) || href }] : [];
  });
}

/**
 * An article without its body: addresses checked, labels translated. Its links to pages stay in the language `locale`;
 * by default they stay as they are.
 */
export function mapSummary(raw: RawArticle, translate: Translate, locale: Locale = 'zh'): ArticleSummary {
  const ext = readExt(raw.ext);
  const title = titleText(raw.title);
  return {
    id: raw.id,
    title,
    excerpt: summaryText(raw.excerpt),
    tag: translate(raw.customLable.trim()),
    displayTime: raw.displayTime || raw.createTime,
    updateTime: raw.updateTime || raw.displayTime,
    menuKey: raw.menuKey,
    image: safeMedia(raw.imageUrl),
    phoneImage: safeMedia(ext.phoneImage ?? ''),
    videos: raw.videoUrl.map(safeMedia).filter(Boolean),
    openWay: OPEN_WAYS[raw.openWay] ?? 'detail',
    topped: raw.isTopped === '1',
    links: mapLinks(raw.slug, translate, locale),
    attachments: mapAttachments(raw.attachments),
    report: reportKind({
      title,
      ext,
      codes: [raw.customLable, ...raw.attriCode.split(','), raw.categoryId],
      displayTime: raw.displayTime,
    }),
    facts: mapFacts(ext),
  };
}

/** A whole article; its body is sanitised here and nowhere else. */
export function mapArticle(raw: RawArticle, translate: Translate, locale: Locale = 'zh'): Article {
  const { html, headings } = sanitise(raw.content, { locale, translate, idPrefix: `s${raw.id}` });
  const summary = mapSummary(raw, translate, locale);
  return {
    ...summary,
    body: html,
    headings,
    opening: summary.excerpt ? '' : openingOf(html, summary.title),
    author: raw.author.trim(),
    category: raw.categoryId,
    seo: mapSeo(raw.seoInfo),
  };
}

const PUBLISHED = '5';

/** Whether visitors may see an article: published and due. The back office is trusted with neither. */
export function isPublic(raw: Pick<RawArticle, 'status' | 'displayTime'>, now: number): boolean {
  if (raw.status !== PUBLISHED) return false;
  const time = chinaTime(raw.displayTime);
  return time === null || time <= now;
}
