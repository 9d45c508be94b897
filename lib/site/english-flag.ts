/** False if flags (a menu item's query, a dictionary entry's remark) contain `en:false`, in any JSON-like notation. */
export function isEnglish(flags: string): boolean {
  return !/["']?\ben["']?\s*[:=]\s*["']?false\b/i.test(flags);
}
