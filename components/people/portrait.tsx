import styles from './people.module.css';

/**
 * PB-03: the default portrait is the background; a picture that fails to load is hidden (page-script/prepare.ts). The
 * elder edition has no backgrounds, and leaves an empty portrait out.
 */
export function Portrait({ photo }: { photo: string }) {
  return (
    <span className={styles.portrait} data-portrait="">
      {photo && <img src={photo} alt="" width={96} height={120} loading="lazy" data-optional="" />}
    </span>
  );
}
