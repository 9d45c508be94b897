import type { ReactNode } from 'react';
import { motifOf } from '@/lib/rules/imagery/motif-of';
import { ArtPicture } from './art-picture';
import styles from './hero.module.css';
import { MotifPicture } from './motif-picture';

interface HeroProps {
  title: string;
  text?: string;
  /** Name of the section, above the title. */
  kicker?: string;
  image: string;
  /** Address of the page, whose motif is drawn without a picture. */
  path: string;
  phoneImage?: string;
  children?: ReactNode;
}

/** The top of a page with a picture: title and a line of text over it. */
export function Hero({ title, text, kicker, image, path, phoneImage = '', children }: HeroProps) {
  return (
    <div className={styles.hero}>
      {image ? (
        <ArtPicture src={image} phoneSrc={phoneImage} alt="" sizes="100vw" eager className={styles.picture} />
      ) : (
        <MotifPicture motif={motifOf(path)} className={styles.picture} />
      )}
      <div className={`container ${styles.inner}`}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
      <span hidden />
    </div>
  );
}
