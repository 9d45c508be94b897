const DIGITS = '零一二三四五六七八九';

/** Converts years in Chinese digits to Arabic digits: 二〇二四年 and 二零二四年 to 2024年; other numbers stay as they are. */
export function fromChineseDigits(text: string): string {
  return text.replace(/[零〇○一二三四五六七八九]{4}(?=年)/g, (year) =>
    [...year].map((sign) => (/[〇○]/.test(sign) ? 0 : DIGITS.indexOf(sign))).join(''),
  );
}
