import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/model/page';
import { motifOf } from '@/lib/rules/imagery/motif-of';
import { ArtPicture } from './art-picture';
import { BehindText } from './behind-text';
import styles from './hero.module.css';
import { MotifPicture } from './motif-picture';

interface HeroProps {
  title: string;
  text?: string;
  /** Name of the section, above the title. */
  kicker?: string;
  image: string;
  /** Its path chooses the motif that is drawn without a picture. */
  context: Pick<PageContext, 'path' | 'edition'>;
  phoneImage?: string;
  children?: ReactNode;
}

function Backdrop({ image, context, phoneImage = '' }: Pick<HeroProps, 'image' | 'context' | 'phoneImage'>) {
  if (!image) return <MotifPicture motif={motifOf(context.path)} className={styles.picture} />;
  return (
    <ArtPicture src={image} phoneSrc={phoneImage} alt="" sizes="100vw" eager className={styles.picture} />
  );
}

/** The top of a page with a picture: title and a line of text over it. */
export function Hero({ title, text, kicker, children, ...picture }: HeroProps) {
  return (
    <div className={styles.hero} data-over>
      <BehindText edition={picture.context.edition}>
        <Backdrop {...picture} />
      </BehindText>
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
