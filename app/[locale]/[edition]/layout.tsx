import type { Metadata, Viewport } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/app/globals.css';
import { ElderSheets } from '@/components/elder/elder-sheets';
import { BootScript } from '@/components/layout/boot-script';
import { PageScript } from '@/components/page-script/page-script';
import { env } from '@/lib/runtime/env';
import { FORCED_COLOURS_SHEET, PRINT_SHEET } from '@/lib/site/endpoints';
import { localeFrom, localeRow } from '@/lib/site/locales';

/** LIFETIMES.page as a literal: the framework reads it without running the code. */
export const revalidate = 720;

/** Nothing is rendered at build time: the build needs no back office. */
export function generateStaticParams(): { locale: string; edition: string }[] {
  return [];
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#0b1f3a',
};

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().siteUrl),
    icons: {
      icon: [
        { url: '/brand/favicon.svg', type: 'image/svg+xml' },
        { url: '/brand/favicon-32.png', sizes: '32x32' },
      ],
      apple: '/brand/apple-touch-icon.png',
    },
    formatDetection: { telephone: false },
  };
}

interface LayoutProps {
  params: Promise<{ locale: string; edition: string }>;
  children: ReactNode;
}

export default async function Layout({ params, children }: LayoutProps) {
  const { locale: requested, edition } = await params;
  const locale = localeFrom(requested);
  setRequestLocale(locale);
  return (
    <html lang={localeRow(locale).htmlLang} data-device={edition} suppressHydrationWarning>
      <head>
        <link rel="stylesheet" href={PRINT_SHEET} media="print" />
        <link rel="stylesheet" href={FORCED_COLOURS_SHEET} media="(forced-colors: active)" />
        {edition === 'elder' ? (
          <ElderSheets />
        ) : (
          <>
            <BootScript />
            <PageScript />
          </>
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}
