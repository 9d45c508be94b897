const star = (count: number): string => '*'.repeat(Math.max(1, Math.min(count, 8)));

/** 张明 is 张*, Ada Lovelace is A** L*******. */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0] + star([...word].length - 1))
    .join(' ');
}

/** Shows only the ends of longer texts: 13800001234 is 138****1234. */
export function maskMiddle(text: string): string {
  const chars = [...text.trim()];
  if (chars.length === 0) return '';
  const [head, tail] = chars.length >= 9 ? [3, 4] : [1, chars.length > 4 ? 1 : 0];
  const end = tail ? chars.slice(-tail).join('') : '';
  return chars.slice(0, head).join('') + star(chars.length - head - tail) + end;
}

/** Shows the first character and the host: a***@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${[...email][0]}***${email.slice(at)}` : maskMiddle(email);
}

/** In a longer text: masks mail addresses and numbers that could be personal (telephone, account, identity). */
export function maskText(text: string): string {
  return text
    .replace(/[^\s@<>，。；]{1,64}@[\w.-]+\.\w+/g, maskEmail)
    .replace(/\d[\d -]{5,}[\dXx]/g, maskMiddle);
}
