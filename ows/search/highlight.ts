const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as HTML with <em> around each place where a word of the search occurs. */
export function highlight(text: string, words: string[]): string {
  const known = words.filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!known.length) return escapeHtml(text);
  return text
    .split(new RegExp(`(${known.join('|')})`, 'giu'))
    .map((part, place) => (place % 2 ? `<em>${escapeHtml(part)}</em>` : escapeHtml(part)))
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
