import { motifOf } from '@/lib/rules/imagery/motif-of';
import { MotifPicture } from './motif-picture';
import { Picture } from './picture';

interface CoverProps {
  src: string;
  /** Address or menu key of what the picture stands for: without a picture, its motif is drawn; else nothing. */
  area?: string;
  /** Place among neighbours, from 0, by which their motifs differ. */
  place?: number;
  /** Layout width by viewport, as in the sizes attribute. */
  sizes: string;
  /** For the largest picture of the first screen. */
  eager?: boolean;
  className?: string;
}

const WIDTH = 1600;
const HEIGHT = 900;

/** A wide decorative picture beside a title. */
export function Cover({ area, place, ...picture }: CoverProps) {
  if (picture.src) {
    const mark = area === undefined ? undefined : '';
    return (
      <Picture {...picture} alt="" width={WIDTH} height={HEIGHT} data-cover={mark} data-optional="cover" />
    );
  }
  if (area === undefined) return null;
  return <MotifPicture motif={motifOf(area)} place={place} className={picture.className} data-cover="" />;
}
