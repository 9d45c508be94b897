import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { LOCALES } from '@/lib/i18n/locales';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import { findRoute } from '@/lib/routes';
import { buildMetadata } from '@/lib/seo/metadata';
import type { PageHead } from './define-page';

/** The languages a page stands in by route table and menu. */
export function languagesOf(context: PageContext, menu: MenuItem | null) {
  const zhOnly = findRoute(context.path)?.zhOnly || (menu && !menu.inEnglish);
  return zhOnly ? (['zh'] as const) : LOCALES.map(({ code }) => code);
}

/** Title, description and addresses: what the page says, else its menu item's seoInfo, else its menu name (MN-04). */
export function pageMetadata(context: PageContext, menu: MenuItem | null, head: PageHead): Metadata {
  const { locale, path, query } = context;
  const { settings, siteUrl, production } = env();
  const siteName = settings.name[locale];
  const named = menu?.seo.title || (menu ? `${menu.label} - ${siteName}` : siteName);
  return buildMetadata({
    locale,
    title: head.title || named,
    description: head.description || menu?.seo.description || named,
    keywords: head.keywords || menu?.seo.keywords || '',
    path,
    query,
    languages: head.languages ?? languagesOf(context, menu),
    noindex: !production || head.noindex || findRoute(path)?.noindex || false,
    siteName,
    siteUrl,
    image: head.image,
    article: head.article,
  });
}

async function plainMetadata({ locale }: PageContext, key: 'missing' | 'outage'): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: key });
  return { title: t('title'), robots: { index: false, follow: false } };
}

export const missingMetadata = (context: PageContext): Promise<Metadata> => plainMetadata(context, 'missing');
export const outageMetadata = (context: PageContext): Promise<Metadata> => plainMetadata(context, 'outage');
