import './globals.css';
import { NextIntlClientProvider } from 'next-intl';
import { MissingView } from '@/components/layout/missing-view';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';

export const metadata = { title: `${zh.missing.title} / ${en.missing.title}`, robots: { index: false } };

/** For files that do not exist: no language is known, so it is the default one, with both in the title. */
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
