const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (sign: string): string => ENTITIES[sign] ?? sign;

/** Text for the content of an HTML or XML element. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, escaped);

/** Text for anywhere in HTML or XML, attribute values included. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, escaped);
