/** Drops a name that a title begins with: "Research: assumptions first" becomes "Assumptions first". */
export function ownTitle(title: string, name: string): string {
  const rest = title.startsWith(name)
    ? /^\s*[:：]\s*(\S.*)$/s.exec(title.slice(name.length))?.[1]
    : undefined;
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : title;
}
