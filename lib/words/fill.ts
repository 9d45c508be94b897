/** A text of messages/ with its plain `{name}` places filled; for words that leave the framework's translator. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
