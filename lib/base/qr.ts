import 'server-only';
import encodeQR from 'qr';
import { cache } from 'react';
import type { QrCode } from '@/lib/model/detail';

const DARK = /1+/g;
/** The smallest border that the library draws, in modules; it is cut off, since pages draw their own. */
const BORDER = 1;

/** Path that strokes the dark modules of a row, with moves from the end of the previous stroke to compress well. */
function strokes(modules: string, row: number): string {
  let end = 0;
  const parts = [...modules.matchAll(DARK)].map(({ 0: { length }, index }) => {
    const gap = index - end;
    end = index + length;
    return gap > 0 ? `m${gap} 0h${length}` : `h${length}`;
  });
  return `M0 ${row}.5${parts.join('')}`;
}

/** The QR code of an address as one SVG path of strokes, error correction level H (DE-04); cached per request. */
export const qrCode = cache((text: string): QrCode => {
  const rows = encodeQR(text, 'raw', { ecc: 'high', border: BORDER })
    .slice(BORDER, -BORDER)
    .map((row) => row.slice(BORDER, -BORDER).map(Number).join(''));
  return { path: rows.map(strokes).join(''), size: rows.length };
});
