import { Picture } from './picture';

interface CoverProps {
  /** When empty, nothing is rendered. */
  src: string;
  /** Layout width by viewport, as in the sizes attribute. */
  sizes: string;
  /** For the largest picture of the first screen. */
  eager?: boolean;
  className?: string;
}

const WIDTH = 1600;
const HEIGHT = 900;

/** A wide decorative picture beside a title. */
export function Cover(cover: CoverProps) {
  return cover.src ? <Picture {...cover} alt="" width={WIDTH} height={HEIGHT} /> : null;
}
