import { fileTypeFromBuffer } from 'file-type';
import type { FileProblem } from '@/lib/rules/forms/check-files';
import { inspectPdf } from './inspect-pdf';
import { pictureSize } from './picture-size';

/** Larger pictures would need too much memory to decode. */
const UPLOAD_MAX_PIXELS = 50_000_000;

/** Extensions that a name may have, by type of the content. */
const ENDINGS = { png: /\.png$/i, jpg: /\.jpe?g$/i, pdf: /\.pdf$/i } as const;
/** Signatures of a page or document inside a picture, long enough not to occur by chance. */
const PAGE_IN_PICTURE = /<script|<html|<!doctype|<iframe|<svg[\s>]|javascript:|<\?php|%PDF-\d/i;
/** The end record of a ZIP archive, which is found even after the longest possible comment. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_REACH = 65_557;

const isType = (ext: string): ext is keyof typeof ENDINGS => Object.hasOwn(ENDINGS, ext);

const isArchive = (bytes: Buffer): boolean => bytes.subarray(-ARCHIVE_REACH).includes(ARCHIVE_END);

function inspectPicture(bytes: Buffer, type: 'png' | 'jpg'): FileProblem | null {
  const size = pictureSize(bytes, type);
  if (!size) return 'fileType';
  if (size.width * size.height > UPLOAD_MAX_PIXELS) return 'filePixels';
  return PAGE_IN_PICTURE.test(bytes.toString('latin1')) ? 'fileActive' : null;
}

function inspectDocument(bytes: Buffer): FileProblem | null {
  const found = inspectPdf(bytes);
  if (!found) return null;
  return found === 'locked' ? 'fileLocked' : 'fileActive';
}

/** Checks a file by its bytes: png, jpg or pdf with the matching extension and without active content. */
export async function inspectFile({
  name,
  bytes,
}: {
  name: string;
  bytes: Buffer;
}): Promise<FileProblem | null> {
  const type = (await fileTypeFromBuffer(bytes))?.ext ?? '';
  if (!isType(type)) return 'fileType';
  if (!ENDINGS[type].test(name)) return 'fileEnding';
  if (isArchive(bytes)) return 'fileActive';
  return type === 'pdf' ? inspectDocument(bytes) : inspectPicture(bytes, type);
}
