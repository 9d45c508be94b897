/** Tables without nested tables. They are well-formed: React and the sanitiser close every cell. */
const TABLE = /<table\b(?<attributes>[^>]*)>(?<content>(?:(?!<table\b)[\s\S])*?)<\/table>/g;
const ROW = /<tr\b[^>]*>[\s\S]*?<\/tr>/g;
const CELL = /<(?<kind>td|th)\b(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/\k<kind>>/g;
const SPAN = /\b(?:col|row)span="(?!1")/i;
const TAG = /<[^>]*>/g;

const cellsOf = (row: string) =>
  [...row.matchAll(CELL)].map(({ groups }) => ({
    kind: groups?.kind ?? '',
    text: (groups?.content ?? '').replace(TAG, '').replace(/\s+/g, ' ').trim(),
  }));

/**
 * The texts of a first row that consists of header cells, of which the first may be an empty cell; null
 * without such a row.
 */
function headersOf(rows: readonly string[]): string[] | null {
  const cells = cellsOf(rows[0] ?? '');
  const isHeader = ({ kind, text }: { kind: string; text: string }, at: number) =>
    kind === 'th' || (at === 0 && text === '');
  return cells.length > 1 && cells.every(isHeader) ? cells.map(({ text }) => text) : null;
}

const attribute = (text: string): string => text.replaceAll('"', '&quot;');

function labelled(row: string, headers: readonly string[]): string {
  let at = -1;
  return row.replace(CELL, (cell, kind: string) => {
    at += 1;
    const label = headers[at];
    return label ? `<${kind} data-label="${attribute(label)}"${cell.slice(kind.length + 1)}` : cell;
  });
}

function labelledTable(table: string, attributes: string, content: string): string {
  const rows = content.match(ROW) ?? [];
  const headers = SPAN.test(content) ? null : headersOf(rows);
  if (!headers || rows.slice(1).some((row) => cellsOf(row).length !== headers.length)) return table;
  let at = -1;
  const labelledRows = content.replace(ROW, (row) => {
    at += 1;
    return at === 0 ? row : labelled(row, headers);
  });
  return `<table data-cards=""${attributes}>${labelledRows}</table>`;
}

/**
 * EL-16: labels each cell of a page's tables with the text of its column's header, from which the elder
 * edition's style sheet makes cards with one fact per line. Tables with cells that span columns or rows, or
 * without a header row, stay tables.
 */
export const labelCells = (html: string): string =>
  html.replace(TABLE, (table: string, attributes: string, content: string) =>
    labelledTable(table, attributes, content),
  );
