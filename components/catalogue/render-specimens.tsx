import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/lib/model/variant';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import { SpecimenView } from './specimen-view';
import { SUBJECTS } from './subjects';

const MESSAGES = { zh, en };

/** The HTML of all specimens, each a `figure`, rendered without the framework: for their pictures (e2e/visual). */
export function renderSpecimens(locale: Locale): string {
  const specimens = SUBJECTS.flatMap((subject) => subject.specimens);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Shanghai">
      <main className="container">
        {specimens.map((specimen) => (
          <SpecimenView key={specimen.name} specimen={specimen} locale={locale} />
        ))}
      </main>
    </NextIntlClientProvider>,
  );
}
