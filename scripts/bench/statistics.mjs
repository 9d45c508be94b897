/** The value below which `share` (0 to 1) of the values lie; NaN for none. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values) => percentile(values, 0.5);

/** `value` beside `base` as a factor; null where one of them was not measured. */
export const ratio = (value, base) =>
  Number.isFinite(value) && Number.isFinite(base) && base > 0 ? value / base : null;
