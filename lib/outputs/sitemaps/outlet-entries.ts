import 'server-only';
import { listOutletPaths } from '@/lib/content/outlets/paths';
import { env } from '@/lib/runtime/env';
import { localeRow } from '@/lib/site/locales';
import { bothLanguages, type SitemapEntry } from '../formats/sitemap-xml';

/** The page of every outlet in the languages it has; both languages have the same path. */
export async function* outletEntries(): AsyncGenerator<SitemapEntry> {
  const [chinese, english] = await Promise.all([listOutletPaths('zh'), listOutletPaths('en')]);
  const known = new Set(english);
  const address = (path: string) => new URL(path, env().siteUrl).href;
  for (const path of chinese) {
    const [zh, english] = [address(path), `${localeRow('en').prefix}${path}`];
    if (!known.has(english)) {
      yield { loc: zh };
      continue;
    }
    const en = address(english);
    const alternates = bothLanguages(zh, en);
    yield { loc: zh, alternates };
    yield { loc: en, alternates };
  }
}
