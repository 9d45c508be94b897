import { fileTypeFromBuffer } from 'file-type';
import type { FileProblem } from '../forms/check-files';
import { inspectPdf } from './inspect-pdf';

const ALLOWED = new Set(['png', 'jpg', 'pdf']);
/** A picture that is a page or a document at the same time: long marks, which pixels do not make by chance. */
const PAGE_IN_PICTURE = /<script|<html|<!doctype|<iframe|<svg[\s>]|javascript:|<\?php|%PDF-\d/i;

/** Judges a file by its bytes: png, jpg and pdf without anything that acts. */
export async function inspectFile(bytes: Buffer): Promise<FileProblem | null> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ALLOWED.has(type.ext)) return 'fileType';
  if (type.ext === 'pdf') {
    const found = inspectPdf(bytes);
    if (found) return found === 'locked' ? 'fileLocked' : 'fileActive';
    return null;
  }
  return PAGE_IN_PICTURE.test(bytes.toString('latin1')) ? 'fileActive' : null;
}
