import type { Locale } from '@/lib/model/variant';
import styles from './catalogue.module.css';
import { SpecimenView } from './specimen-view';
import { SUBJECTS } from './subjects';

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

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
