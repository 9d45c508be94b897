import type { FinderWords } from './finder-words';
import styles from './map.module.css';

/** What the marks of the map mean. */
export function MapLegend({ words, located }: { words: FinderWords; located: boolean }) {
  return (
    <ul className={styles.legend} aria-label={words.legend}>
      <li data-mark="one">{words.legendOne}</li>
      <li data-mark="many">{words.legendMany}</li>
      {located && <li data-mark="here">{words.legendHere}</li>}
    </ul>
  );
}
