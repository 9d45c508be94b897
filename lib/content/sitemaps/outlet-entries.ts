import 'server-only';
import { env } from '../../env';
import { localeRow } from '../../i18n/locales';
import { bothLanguages, type SitemapEntry } from '../../seo/sitemap/xml';
import { listOutletPaths } from '../outlets/paths';

/** The page of every outlet in the languages it has; one path is one outlet in both. */
export async function* outletEntries(): AsyncGenerator<SitemapEntry> {
  const [chinese, english] = await Promise.all([listOutletPaths('zh'), listOutletPaths('en')]);
  const known = new Set(english);
  const address = (path: string) => new URL(path, env().siteUrl).href;
  for (const path of chinese) {
    const [zh, twin] = [address(path), `${localeRow('en').prefix}${path}`];
    if (!known.has(twin)) {
      yield { loc: zh };
      continue;
    }
    const en = address(twin);
    const alternates = bothLanguages(zh, en);
    yield { loc: zh, alternates };
    yield { loc: en, alternates };
  }
}
