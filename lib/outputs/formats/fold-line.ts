const MAX_BYTES = 73;

/** RFC 5545 and RFC 2426: folds lines of more than 75 bytes between characters; a space continues a line. */
export function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (bytes + size > MAX_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += char;
    bytes += size;
  }
  return folded;
}
