import styles from './people.module.css';

/** PB-03: the drawn default is the background; a picture that does not load is taken away (page-script/prepare.ts). */
export function Portrait({ photo }: { photo: string }) {
  return (
    <span className={styles.portrait}>
      {photo && <img src={photo} alt="" width={96} height={120} loading="lazy" data-optional="" />}
    </span>
  );
}
