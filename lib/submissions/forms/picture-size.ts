export interface PictureSize {
  width: number;
  height: number;
}

/** The first chunk of a PNG holds both. */
function sizeOfPng(bytes: Buffer): PictureSize | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Start of a frame: markers C0 to CF, except three that mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG is a sequence of segments, each with its length; one of them begins the frame. */
function sizeOfJpeg(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Width and height in pixels from a picture's header, without decoding it; null when it has none. */
export function pictureSize(bytes: Buffer, type: 'png' | 'jpg'): PictureSize | null {
  return type === 'png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
}
