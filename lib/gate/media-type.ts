import { Refusal } from './refusal';

/** Throws a 415 unless the request has one of these content types; parameters such as charset are ignored. */
export function requireMediaType(headers: Headers, accepted: readonly string[]): void {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!accepted.includes(type)) throw new Refusal(415);
}
