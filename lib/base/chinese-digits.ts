const DIGITS = '零一二三四五六七八九';

/** Converts years in Chinese digits to Arabic ones: 二〇二四 and 二零二四 to 2024; other numbers are left alone. */
export function fromChineseDigits(text: string): string {
  return text.replace(/[零〇○一二三四五六七八九]{4}(?=年)/g, (year) =>
    [...year].map((sign) => (/[〇○]/.test(sign) ? 0 : DIGITS.indexOf(sign))).join(''),
  );
}
