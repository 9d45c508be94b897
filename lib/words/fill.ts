/** Fills the plain `{name}` placeholders of a text from messages/, for code that does not use a translator. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
