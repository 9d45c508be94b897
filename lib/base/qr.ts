import 'server-only';
import encodeQR from 'qr';
import { cache } from 'react';
import type { QrCode } from '@/lib/model/detail';

const DARK = /1+/g;
/** The least that the library draws around a code, in modules; the page draws its own. */
const BORDER = 1;

/** A row as strokes over its dark modules, each begun where the one before ends: the shortest text when compressed. */
function strokes(modules: string, row: number): string {
  let end = 0;
  const parts = [...modules.matchAll(DARK)].map(({ 0: { length }, index }) => {
    const gap = index - end;
    end = index + length;
    return gap > 0 ? `m${gap} 0h${length}` : `h${length}`;
  });
  return `M0 ${row}.5${parts.join('')}`;
}

/** The QR code of an address as one SVG path of strokes, error correction level H (DE-04); made once for a page. */
export const qrCode = cache((text: string): QrCode => {
  const rows = encodeQR(text, 'raw', { ecc: 'high', border: BORDER })
    .slice(BORDER, -BORDER)
    .map((row) => row.slice(BORDER, -BORDER).map(Number).join(''));
  return { path: rows.map(strokes).join(''), size: rows.length };
});
