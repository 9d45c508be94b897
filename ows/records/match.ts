/** Whether one of the values contains the text, ignoring case. */
export function contains(values: unknown[], text: string): boolean {
  const wanted = text.toLowerCase();
  return values.some((value) =>
    String(value ?? '')
      .toLowerCase()
      .includes(wanted),
  );
}

/** Places have full names (广东省, 上海市); short ones (广东, 上海) match, too. */
export function isPlace(full: unknown, given: string): boolean {
  const short = given.replace(/(省|市|自治区|特别行政区)$/, '');
  return short !== '' && String(full ?? '').startsWith(short);
}
