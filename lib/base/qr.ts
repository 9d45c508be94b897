import 'server-only';
import QRCode from 'qrcode';
import { cache } from 'react';
import type { QrCode } from '@/lib/model/detail';

const DARK = /1+/g;

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
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'H' }).modules;
  const rows = Array.from({ length: size }, (_, row) => data.slice(row * size, (row + 1) * size).join(''));
  return { path: rows.map(strokes).join(''), size };
});
