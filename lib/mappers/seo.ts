import { fromJson, isRecord, toText } from '@/lib/base/values';
import { NO_SEO, type PageSeo } from '@/lib/model/seo';

/** seoInfo is JSON text, or sometimes an object; a malformed one counts as empty. */
export function mapSeo(raw: unknown): PageSeo {
  const value = typeof raw === 'string' ? fromJson(raw) : raw;
  if (!isRecord(value)) return NO_SEO;
  return {
    title: toText(value.title).trim(),
    keywords: toText(value.keywords).trim(),
    description: toText(value.description).trim(),
  };
}
