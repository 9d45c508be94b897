import { Icon } from '../icon';
import styles from './file-links.module.css';

interface FileLinksProps {
  /** What the files contain. */
  label: string;
  /** Format and address of each. */
  files: readonly (readonly [string, string])[];
  /** Downloaded rather than opened. */
  save?: true;
}

/** Links to the same data as files. */
export function FileLinks({ label, files, save }: FileLinksProps) {
  return (
    <p className={`${styles.files} no-print`}>
      <span>{label}</span>
      {files.map(([format, address]) => (
        <a key={address} href={address} download={save} className={styles.file}>
          <Icon name="document" size={18} />
          {format}
        </a>
      ))}
    </p>
  );
}
