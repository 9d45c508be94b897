import type { QrCode } from '@/lib/model/detail';

const QUIET_ZONE = 4;

interface QrImageProps {
  qr: QrCode;
  label: string;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
}

/** A QR code, black on white in every scheme, with its quiet zone. */
export function QrImage({ qr, label, size, className }: QrImageProps) {
  const side = qr.size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      className={className}
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={qr.path} stroke="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
