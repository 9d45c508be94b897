/** False where a text of flags (a menu item's query, an entry's remark) carries `en:false`, in any JSON-like notation. */
export function isEnglish(flags: string): boolean {
  return !/["']?\ben["']?\s*[:=]\s*["']?false\b/i.test(flags);
}
