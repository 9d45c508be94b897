import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/app/globals.css';
import { PageScript } from '@/components/page-script/page-script';
import { localeRow } from '@/lib/site/locales';
import { type CatalogueParams, localeOf } from './locale';

export const metadata = { title: 'Component catalogue', robots: { index: false } };

export default async function Layout({ params, children }: CatalogueParams & { children: ReactNode }) {
  const locale = localeOf(await params);
  if (!locale) notFound();
  setRequestLocale(locale);
  return (
    <html lang={localeRow(locale).htmlLang}>
      <head>
        <PageScript />
      </head>
      <body>{children}</body>
    </html>
  );
}
