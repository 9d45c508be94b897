import type { ReactNode } from 'react';
import type { Motif } from '@/lib/model/imagery';
import { motifLines } from '@/lib/rules/imagery/motif-lines';

/** Parts of the field, so that neighbours with the same motif differ. */
const PARTS = ['0 0 1600 900', '560 180 1040 585', '0 240 1040 585'] as const;

interface MotifPictureProps {
  motif: Motif;
  /** Place among neighbours, from 0. */
  place?: number;
  className?: string;
  /** As that of a picture. */
  'data-cover'?: '';
  /** Drawn over the motif, which then steps back. */
  children?: ReactNode;
}

/** The drawing of an area, in the colours of the scheme; decorative, as what it says stands beside it. */
export function MotifPicture({ motif, place = 0, className, children, ...cover }: MotifPictureProps) {
  const { lines, mark } = motifLines(motif);
  return (
    <svg
      className={className}
      viewBox={PARTS[place % PARTS.length]}
      preserveAspectRatio={children ? 'xMinYMid slice' : 'xMidYMid slice'}
      fill="none"
      strokeWidth="3"
      aria-hidden="true"
      data-motif={motif}
      {...cover}
    >
      <path d="M0 0H1600V900H0Z" fill="var(--ink)" />
      <g opacity={children ? 0.3 : undefined}>
        <path d={lines} stroke="var(--on-ink-muted)" strokeOpacity=".6" />
        <path d={mark} stroke="var(--accent-on-ink)" strokeWidth="6" />
      </g>
      {children}
    </svg>
  );
}
