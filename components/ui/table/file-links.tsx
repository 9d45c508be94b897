import { Icon } from '../icon';
import styles from './file-links.module.css';

interface FileLinksProps {
  /** What the files hold. */
  label: string;
  /** Format and address of each. */
  files: readonly (readonly [string, string])[];
  /** Saved rather than opened. */
  save?: true;
}

/** The same data as files, for those who work with it. */
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
