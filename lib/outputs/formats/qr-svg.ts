import 'server-only';
import { qrCode } from '@/lib/base/qr';

const QUIET_ZONE = 4;

/** A QR code as a file that can be printed at any size: black on white with its quiet zone. */
export function qrSvg(text: string): string {
  const { path, size } = qrCode(text);
  const side = size + 2 * QUIET_ZONE;
  const box = `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="60mm" height="60mm"><rect x="${-QUIET_ZONE}" y="${-QUIET_ZONE}" width="${side}" height="${side}" fill="#fff"/><path d="${path}" stroke="#000" shape-rendering="crispEdges"/></svg>\n`;
}
