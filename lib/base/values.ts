/** Readers for values of unknown type: the back office may send numbers as strings or null for a list. */

import { hasControlInLines, withoutControlsInLines } from './possible';

/** Whether a value is an object with named fields: neither an array nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text of a string, number or boolean without control characters other than tabs and line ends; empty for others. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return hasControlInLines(value) ? withoutControlsInLines(value) : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** An integer given as a number or decimal string of up to 15 digits, else null. */
export function toInt(value: unknown): number | null {
  const text = toText(value).trim();
  return /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}

/** The objects of a list, in their order; empty for anything but a list. */
export function toRecords(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Texts of an array, of a JSON array in a string, or of a comma-joined string; blanks are dropped. */
export function toTexts(value: unknown): string[] {
  if (Array.isArray(value))
    return value
      .map(toText)
      .map((text) => text.trim())
      .filter(Boolean);
  const text = toText(value).trim();
  if (text.startsWith('[')) {
    const parsed = fromJson(text);
    if (Array.isArray(parsed)) return toTexts(parsed);
  }
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The value of a JSON text, or null for invalid JSON. */
export function fromJson(text: string): unknown {
  // Most fields are empty, and an exception for each would cost more than everything else.
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
