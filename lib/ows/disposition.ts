/** Percent-encodes all characters but attr-char of RFC 8187. */
const encode = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Decodes a name: headers are read as Latin-1, but back offices send UTF-8. */
function fromUtf8(value: string): string {
  const bytes = Buffer.from(value, 'latin1');
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? value : text;
}

function nameOf(value: string): string {
  const extended = decoded(/filename\*\s*=\s*utf-8''([^;\s]*)/i.exec(value)?.[1] ?? '');
  if (extended) return extended;
  const [, quoted, plain] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/i.exec(fromUtf8(value)) ?? [];
  return (quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '').trim();
}

/**
 * Rewrites a Content-Disposition of the back office according to RFC 6266: the type, the name in ASCII and,
 * if it has other characters, also in UTF-8. Paths, control characters and direction marks are removed.
 */
export function disposition(value: string): string {
  const kind = /^\s*inline/i.test(value) ? 'inline' : 'attachment';
  const name = nameOf(value)
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{C}/gu, '')
    .slice(0, 200);
  if (!name) return kind;
  const plain = name.replace(/[^ -~]|["\\%]/g, '_');
  return `${kind}; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encode(name)}`}`;
}
