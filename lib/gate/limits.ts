/** Limits of the relay and of forms; names carry their unit. Rates per visitor: lib/runtime/env.ts. */

export const JSON_MAX_BYTES = 64 * 1024;
export const JSON_READ_MS = 10_000;

/** Concurrent reads of the back office for one visitor. */
export const READS_AT_ONCE = 8;

// Uploads. The limits are those of the back office (10 MB a file, 20 MB a request).
export const FILE_MAX_BYTES = 10 * 1024 * 1024;
export const FORM_MAX_BYTES = 20 * 1024 * 1024;
/** A posted form is not read beyond this; the form's script enforces lower limits. */
export const UPLOAD_MAX_BYTES = 64 * 1024 * 1024;
export const FORM_MAX_PARTS = 40;
/** A phone on a slow connection needs minutes for 20 MB. */
export const FORM_READ_MS = 180_000;
/** Total of all uploads in progress; beyond this, visitors are told to retry later. */
export const UPLOADS_MAX_BYTES = 160 * 1024 * 1024;

// Limits of the cache of answers (their lifetimes: RELAYED in lib/base/cache.ts)
/** Per call. */
export const KEPT_ENTRIES = 200;
export const KEPT_CHARS = 4_000_000;

/** Longer messages from the back office are not shown to visitors. */
export const OWS_MESSAGE_MAX_CHARS = 200;
