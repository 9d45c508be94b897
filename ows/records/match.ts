/** Whether one of the values contains the text, capitals aside. */
export function contains(values: unknown[], text: string): boolean {
  const wanted = text.toLowerCase();
  return values.some((value) =>
    String(value ?? '')
      .toLowerCase()
      .includes(wanted),
  );
}

/** Places are known by their full names (广东省, 上海市); short ones (广东, 上海) are understood. */
export function isPlace(full: unknown, given: string): boolean {
  const short = given.replace(/(省|市|自治区|特别行政区)$/, '');
  return short !== '' && String(full ?? '').startsWith(short);
}
