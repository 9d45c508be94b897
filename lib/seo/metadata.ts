import type { Metadata } from 'next';
import { CARD_SIZE } from '@/lib/base/constants';
import type { Locale } from '@/lib/model/variant';
import { LOCALES, localeRow } from '@/lib/site/locales';
import { pathHref } from '@/lib/site/routes';

/** Head data of a page, the input of `buildMetadata`. */
export interface PageMeta {
  locale: Locale;
  /** Complete text of the title element. */
  title: string;
  description: string;
  keywords: string;
  /** Site path without language; together with `query` it determines the canonical URL. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** Languages to link by hreflang; a single one yields no links. */
  languages: readonly Locale[];
  noindex: boolean;
  siteName: string;
  siteUrl: string;
  /** Path of the image for shared links. */
  image?: string;
  article?: { publishedTime?: string; modifiedTime?: string };
  /** Alternate links to feeds and Markdown, by media type. */
  otherForms?: Readonly<Record<string, { url: string; title: string }[]>>;
}

function alternates({
  locale,
  path,
  query,
  languages,
  siteUrl,
  otherForms,
}: PageMeta): Metadata['alternates'] {
  const address = (code: Locale) => new URL(pathHref(code, path, query), siteUrl).href;
  const canonical = address(locale);
  if (languages.length < 2) return { canonical, types: otherForms };
  const byLanguage = LOCALES.filter(({ code }) => languages.includes(code)).map(
    ({ code, htmlLang }) => [htmlLang, address(code)] as const,
  );
  return {
    canonical,
    languages: Object.fromEntries([...byLanguage, ['x-default', address('zh')]]),
    types: otherForms,
  };
}

function openGraph(meta: PageMeta): Metadata['openGraph'] {
  const { title, description, locale, siteName, siteUrl, path, query, image, article } = meta;
  const common = {
    title,
    description,
    siteName,
    locale: localeRow(locale).openGraph,
    url: new URL(pathHref(locale, path, query), siteUrl).href,
    ...(image ? { images: [{ url: new URL(image, siteUrl).href, ...CARD_SIZE, alt: title }] } : {}),
  };
  return article ? { ...common, ...article, type: 'article' } : { ...common, type: 'website' };
}

/** Builds the metadata from which Next renders the head tags. */
export function buildMetadata(meta: PageMeta): Metadata {
  return {
    title: meta.title,
    description: meta.description,
    keywords: meta.keywords || undefined,
    alternates: alternates(meta),
    robots: meta.noindex ? { index: false, follow: true } : { index: true, follow: true },
    openGraph: openGraph(meta),
    twitter: { card: 'summary_large_image', title: meta.title, description: meta.description },
    other: { 'content-language': localeRow(meta.locale).htmlLang },
  };
}
