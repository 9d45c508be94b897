/**
 * What a title says beside the name it begins with: "Research: assumptions first" becomes "Assumptions first"; empty
 * where it says nothing else.
 */
export function ownTitle(title: string, name: string): string {
  const whole = title.trim();
  if (!name || !whole.startsWith(name)) return whole;
  const after = /^\s*(?:[:：]\s*(.*))?$/s.exec(whole.slice(name.length));
  if (!after) return whole;
  const [, own = ''] = after;
  return own.charAt(0).toUpperCase() + own.slice(1);
}
