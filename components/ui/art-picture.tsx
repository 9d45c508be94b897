import { getImageProps } from 'next/image';

interface ArtPictureProps {
  /** The wide crop, and one for narrow windows; without the latter the wide one is used for all. */
  src: string;
  phoneSrc: string;
  alt: string;
  sizes: string;
  /** For the largest picture of the first screen. */
  eager?: boolean;
  className?: string;
}

const WIDE = { width: 2000, height: 1000 };
const TALL = { width: 960, height: 1200 };

const propsOf = (src: string, sizes: string, measures: typeof WIDE) =>
  getImageProps({ src, alt: '', sizes, ...measures, unoptimized: src.endsWith('.svg') }).props;

/** A picture with two crops: a wide one, and a tall one for windows below 768 px. */
export function ArtPicture({ src, phoneSrc, alt, sizes, eager, className }: ArtPictureProps) {
  const { style: _style, ...wide } = propsOf(src, sizes, WIDE);
  const loading = eager
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
  return (
    <picture>
      {phoneSrc && (
        <source
          media="(width < 768px)"
          srcSet={propsOf(phoneSrc, sizes, TALL).srcSet ?? phoneSrc}
          sizes={sizes}
          width={TALL.width}
          height={TALL.height}
        />
      )}
      <img {...wide} {...loading} alt={alt} className={className} />
    </picture>
  );
}
