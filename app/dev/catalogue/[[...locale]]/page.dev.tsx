import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { CatalogueView } from '@/components/catalogue/catalogue-view';
import { type CatalogueParams, localeOf } from './locale';

/** Exists in development only: `*.dev.tsx` is no page extension of a build (next.config.mjs). */
export default async function Page({ params }: CatalogueParams) {
  const locale = localeOf(await params);
  if (!locale) notFound();
  setRequestLocale(locale);
  return <CatalogueView locale={locale} />;
}
