import styles from './figure-list.module.css';

export interface FigureEntry {
  key: string;
  title: string;
  /** The figure that matters most, and what it is. */
  figure: string;
  figureLabel: string;
  /** Further facts: label and text. */
  facts: readonly (readonly [string, string])[];
  /** Depth in a table whose rows have levels. */
  level?: string;
}

/** A table as phones show it: an entry for each row, with its most important figure beside the title. */
export function FigureList({ label, entries }: { label: string; entries: readonly FigureEntry[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map(({ key, title, figure, figureLabel, facts, level }) => (
        <li key={key} data-level={level}>
          <p className={styles.title}>{title}</p>
          <p className={styles.figure}>
            <strong>{figure}</strong>
            <span>{figureLabel}</span>
          </p>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
