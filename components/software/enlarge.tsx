import { useId } from 'react';
import { Icon } from '../ui/icon';
import { InfoDialog } from '../ui/info-dialog';
import styles from './software.module.css';

interface EnlargeProps {
  src: string;
  title: string;
  words: { open: string; close: string };
}

/**
 * DL-01: opens by its icon and closes by the close icon; without a script the link opens the picture. The heading of
 * the dialog names the picture.
 */
export function Enlarge({ src, title, words }: EnlargeProps) {
  const id = useId();
  return (
    <>
      <a
        href={src}
        className={styles.enlarge}
        aria-label={words.open}
        aria-haspopup="dialog"
        data-dialog={id}
      >
        <Icon name="search" size={22} />
      </a>
      <InfoDialog id={id} title={title} closeLabel={words.close} image={{ src, alt: '' }} />
    </>
  );
}
