/** Fills the plain `{name}` placeholders of a text of messages/, for code without the framework's translator. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
