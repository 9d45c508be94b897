/**
 * What a title says beside the name it begins with: "Research: assumptions first" becomes "Assumptions first"; empty
 * where it says nothing else.
 */
export function ownTitle(title: string, name: string): string {
  const whole = title.trim();
  if (!name || !whole.startsWith(name)) return whole;
  const after = whole.slice(name.length);
  const rest = /^\s*[:：]\s*(\S.*)?$/s.exec(after)?.[1] ?? '';
  if (rest) return rest.charAt(0).toUpperCase() + rest.slice(1);
  return /^\s*[:：]?\s*$/.test(after) ? '' : whole;
}
