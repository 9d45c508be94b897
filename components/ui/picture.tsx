import { getImageProps } from 'next/image';

interface PictureProps {
  /** A file of the back office or of the brand folder. */
  src: string;
  alt: string;
  /** Layout width by viewport, as in the sizes attribute; left out where `width` is the width on every screen. */
  sizes?: string;
  width: number;
  height: number;
  /** For the largest picture of the first screen. */
  eager?: boolean;
  className?: string;
  /** Marks a picture that only decorates what stands beside it: the elder edition shows it flat. */
  'data-cover'?: '' | undefined;
  /** What replaces a picture that fails to load (page-script/prepare.ts). */
  'data-optional'?: 'cover';
}

/** A picture in responsive sizes, rendered on the server without the framework's client component. */
export function Picture({ eager, ...picture }: PictureProps) {
  const { props } = getImageProps({
    ...picture,
    loading: eager ? 'eager' : 'lazy',
    ...(eager ? { fetchPriority: 'high' as const } : {}),
    unoptimized: picture.src.endsWith('.svg'),
  });
  const { style: _style, ...plain } = props;
  return <img {...plain} alt={picture.alt} />;
}
