import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/lib/model/variant';
import { SpecimenView } from './specimen-view';
import { SUBJECTS } from './subjects';
import { WithWords } from './with-words';

/** The HTML of all specimens, each a `figure`, rendered without the framework: for their pictures (e2e/visual). */
export function renderSpecimens(locale: Locale): string {
  const specimens = SUBJECTS.flatMap((subject) => subject.specimens);
  return renderToStaticMarkup(
    <WithWords locale={locale}>
      <main className="container">
        {specimens.map((specimen) => (
          <SpecimenView key={specimen.name} specimen={specimen} locale={locale} />
        ))}
      </main>
    </WithWords>,
  );
}
