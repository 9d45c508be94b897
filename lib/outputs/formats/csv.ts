/** Byte order mark, without which Excel does not read UTF-8. */
const BOM = '\uFEFF';

/** Spreadsheets skip invisible characters, and treat full-width signs as plain ones. */
function isFormula(value: string): boolean {
  const seen = value.normalize('NFKC').replace(/^[\s\p{C}]+/u, '');
  if (/^[\t\r]/.test(value)) return true;
  return /^[=@+]|^[-\u2212](?![\d.]+$)/.test(seen);
}

/** Quotes text that a spreadsheet would run as a formula. */
function cell(value: string): string {
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180 with a byte order mark. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return BOM + lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
