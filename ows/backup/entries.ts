import { z } from 'zod';

/** Increased when older commands could no longer read what newer ones write. */
export const FORMAT = { format: 'back office backup', version: 1 } as const;

/** Kept as the database writes it, since a JavaScript date has no microseconds. */
const instant = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/);

const submission = z.strictObject({
  table: z.literal('submission'),
  id: z.string(),
  kind: z.string(),
  fields: z.record(z.string(), z.string()),
  createdAt: instant,
});

const upload = z.strictObject({
  table: z.literal('upload'),
  id: z.string(),
  submissionId: z.string(),
  originalName: z.string(),
  /** Becomes a path. */
  storedName: z.string().regex(/^[\w-]+\.\w+$/),
  contentType: z.string(),
  size: z.int(),
  /** The uploaded file itself. */
  bytes: z.base64(),
});

const visitorInfo = z.strictObject({
  table: z.literal('visitor_info'),
  info: z.string(),
  given: z.string(),
  createdAt: instant,
});

/** One line of a backup: a row that visitors made. Submissions come before their uploads. */
export const entrySchema = z.discriminatedUnion('table', [submission, upload, visitorInfo]);
export type Entry = z.infer<typeof entrySchema>;
export type UploadEntry = z.infer<typeof upload>;
