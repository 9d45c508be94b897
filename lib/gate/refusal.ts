/** HTTP codes that have messages in both languages (`errors` in messages/). */
export const CATALOGUE = [400, 401, 403, 404, 405, 408, 413, 415, 429, 500, 501, 502, 503, 504, 505] as const;
export type CatalogueCode = (typeof CATALOGUE)[number];

/** A refused request: answered with this HTTP status and its message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: CatalogueCode,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`refused with ${code}`);
  }
}
