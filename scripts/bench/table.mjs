/** A number with as many decimals as its size deserves; a dash for what was not measured. */
export function figure(value) {
  if (typeof value === 'string') return value;
  if (!Number.isFinite(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en-GB');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** A Markdown table; cells are texts or numbers. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.map(figure).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** `page` with `report` between the two marks of this name; throws when it has no marks. */
export function withReport(page, report, name = 'bench') {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page needs the marks ${begin} and ${end}`);
  return `${page.slice(0, from)}${begin}\n${report}\n${page.slice(to)}`;
}
