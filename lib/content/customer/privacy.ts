import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { formatDate } from '@/lib/base/format';
import { mapSummary } from '@/lib/mappers/articles';
import { screenArticles } from '@/lib/mappers/public-articles';
import type { PrivacyText } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { fetchArticles } from '@/lib/ows/contract/calls';
import { href } from '@/lib/site/routes';
import { MENU_NAMES } from '../articles/names';
import { secondary } from '../secondary';
import { findByName, getMenu } from '../site/menu';
import { sharedSnapshot } from '../snapshots/shared-snapshot';

async function loadDates(locale: Locale): Promise<string[]> {
  const menu = findByName(await getMenu(locale), MENU_NAMES.privacyPolicy);
  if (!menu) return [];
  const query = { variant: { locale, device: 'desktop' as const }, menuKey: menu.key, pageSize: 1 };
  const { rows } = await fetchArticles(query, false);
  const { rows: shown } = screenArticles(rows, Date.now());
  return shown.map((row) => mapSummary(row, (text) => text).updateTime);
}

/**
 * The privacy text to which forms ask for consent. The date of its last change is its version, so that no
 * setting has to be maintained. While the back office fails, the form works without a version.
 */
export async function getPrivacyText(locale: Locale): Promise<PrivacyText> {
  const lifetimeMs = LIFETIMES.shared * 1000;
  const snapshot = sharedSnapshot({
    name: `privacy text ${locale}`,
    tag: TAGS.lists,
    isSecondary: true,
    lifetimeMs,
    load: () => loadDates(locale),
  });
  const [updated] = await secondary('the version of the privacy text', snapshot, []);
  return { href: href(locale, '/terms'), version: updated ? formatDate(updated, locale) : '' };
}
