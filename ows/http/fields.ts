import { z } from 'zod';

const absent = (value: unknown) => value === null || value === undefined || value === '';

/** A field of a request: text or number, trimmed; empty and null count as absent. */
export const optionalText = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .optional()
  .transform((value) => (absent(value) ? undefined : String(value).trim() || undefined));

/** Comma-joined values, of which any may match. */
export const optionalList = optionalText.transform((value) => {
  const parts =
    value
      ?.split(',')
      .map((part) => part.trim())
      .filter(Boolean) ?? [];
  return parts.length ? parts : undefined;
});

type NumberRule = { fallback: number; max: number; message: string };

export const positiveNumber = ({ fallback, max, message }: NumberRule) =>
  optionalText.pipe(
    z
      .string()
      .regex(/^\d{1,9}$/, message)
      .optional()
      .transform((value) => Number(value ?? fallback))
      .refine((value) => value >= 1 && value <= max, message),
  );

export const pageNumber = positiveNumber({ fallback: 1, max: 999_999_999, message: '页码不正确' });
export const pageLength = (fallback: number) =>
  positiveNumber({ fallback, max: 10_000, message: '每页条数不正确' });
