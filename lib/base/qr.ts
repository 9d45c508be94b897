import 'server-only';
import QRCode from 'qrcode';
import type { QrCode } from '@/lib/model/detail';

/** The QR code of an address as one SVG path, error correction level H (DE-04). */
export function qrCode(text: string): QrCode {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'H' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { path, size: modules.size };
}
