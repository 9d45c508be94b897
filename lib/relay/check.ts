import { z } from 'zod';
import { hasControl, hasControlInLines, isId, isYear } from '@/lib/base/possible';
import { Refusal } from '@/lib/gate/refusal';
import type { Fields } from './call';

const absent = (value: unknown): unknown => (value === null || value === '' ? undefined : value);

const trimmed = (most: number, isOdd: (text: string) => boolean) =>
  z.preprocess(
    absent,
    z
      .union([z.string(), z.number()])
      .transform(String)
      .pipe(
        z
          .string()
          .trim()
          .max(most)
          .refine((value) => !isOdd(value)),
      )
      .optional(),
  );

/** A line of at most `most` characters, trimmed; numbers count as text, null and empty text as absent. */
export const text = (most: number) => trimmed(most, hasControl);

/** The same for text of several lines. */
export const lines = (most: number) => trimmed(most, hasControlInLines);

/** An id, as text. */
export const id = text(20).refine((value) => value === undefined || isId(value));
/** A year, as text. */
export const year = text(4).refine((value) => value === undefined || isYear(value));

/** Text that matches a pattern, such as a digit from 1 to 4. */
export const textLike = (form: RegExp) => text(200).pipe(z.string().regex(form).optional());

/** A whole number from 1 to `most`, which may come as text. */
export const count = (most: number, fallback: number) =>
  z.preprocess(absent, z.coerce.number().int().min(1).max(most).default(fallback));

/** The same as text, for fields that are text in the contract. */
export const countText = (most: number, fallback: number) => count(most, fallback).transform(String);

/** A check by schema: drops unknown fields, throws a 400 for invalid ones. */
export function checkedBy(shape: z.ZodType<Fields>): (fields: unknown) => Fields {
  return (fields) => {
    const checked = shape.safeParse(fields);
    if (!checked.success) throw new Refusal(400);
    return checked.data;
  };
}
