import './globals.css';
import { NextIntlClientProvider } from 'next-intl';
import { MissingView } from '@/components/layout/missing-view';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';

export const metadata = { title: `${zh.missing.title} / ${en.missing.title}`, robots: { index: false } };

/** 404 for files. No language is known, so it uses the default one and has both in its title. */
export default function GlobalNotFound() {
  return (
    <html lang="zh-CN">
      <body>
        <main>
          <NextIntlClientProvider locale="zh" messages={{ missing: zh.missing }}>
            <MissingView locale="zh" />
          </NextIntlClientProvider>
        </main>
      </body>
    </html>
  );
}
