import type { Locale } from '@/lib/model/variant';
import { BUTTONS } from './buttons';
import { CARDS } from './cards';
import styles from './catalogue.module.css';
import { FIELDS } from './fields';
import { HEADERS } from './headers';
import { LISTS } from './lists';
import type { Specimen } from './specimen';
import { STATES } from './states';

const SUBJECTS = [BUTTONS, HEADERS, LISTS, CARDS, FIELDS, STATES];

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function SpecimenView({ specimen, locale }: { specimen: Specimen; locale: Locale }) {
  return (
    <figure className={styles.specimen}>
      <figcaption>{specimen.name}</figcaption>
      <div>{specimen.view(locale)}</div>
    </figure>
  );
}

/** The components of the site by subject, each in its states; a page of development only. */
export function CatalogueView({ locale }: { locale: Locale }) {
  return (
    <main className="container">
      <header className={styles.head}>
        <h1>Component catalogue</h1>
        <nav aria-label="Subjects">
          <ul>
            {SUBJECTS.map(({ name }) => (
              <li key={name}>
                <a href={`#${idOf(name)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          <a href="/dev/catalogue">中文</a> <a href="/dev/catalogue/en">English</a>
        </p>
      </header>
      {SUBJECTS.map(({ name, specimens }) => (
        <section key={name} id={idOf(name)} aria-label={name}>
          <h2 className={styles.subject}>{name}</h2>
          {specimens.map((specimen) => (
            <SpecimenView key={specimen.name} specimen={specimen} locale={locale} />
          ))}
        </section>
      ))}
    </main>
  );
}
