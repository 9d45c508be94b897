import { Picture } from './picture';

interface CoverProps {
  /** Empty where there is no picture; then nothing is drawn. */
  src: string;
  /** Layout width by viewport, as in the sizes attribute. */
  sizes: string;
  /** For the largest picture of the first screen. */
  eager?: boolean;
  className?: string;
}

const WIDTH = 1600;
const HEIGHT = 900;

/** The wide picture that goes with a title and says nothing that the title does not. */
export function Cover(cover: CoverProps) {
  return cover.src ? <Picture {...cover} alt="" width={WIDTH} height={HEIGHT} /> : null;
}
