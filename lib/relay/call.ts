import type { OwsBody } from '@/lib/ows/client';
import type { FormRequest } from '@/lib/ows/contract/forms';
import type { RateName } from '@/lib/runtime/env';

/** Fields of a request after its check: only those of the contract. */
export type Fields = Readonly<Record<string, unknown>>;

interface AnyCall {
  /** Rate limit that each request of a visitor counts against. */
  rate?: RateName;
  /** Picks the fields of the contract; throws a Refusal when one is invalid. */
  check: (fields: unknown) => Fields;
}

/** A read: identical ones may share an answer. */
export interface ReadCall extends AnyCall {
  kind: 'query' | 'json';
  /** Answers belong to one visitor: never shared or cached. */
  personal?: boolean;
  /** How long an answer is cached, in ms; without it only identical calls in flight share one. */
  cacheMs?: (fields: Fields) => number;
  /** max-age for browsers, in seconds; without it no-store. */
  browserSeconds?: number;
  /** Content types that are accepted besides JSON. */
  accepts?: readonly string[];
  /** Headers that the back office requires. */
  sends?: Readonly<Record<string, string>>;
  /** Rate limit of a request, where it depends on the fields. */
  rateOf?: (fields: Fields) => RateName | null;
  /** Reduces an answer to what visitors may see. */
  screen?: (answer: OwsBody, now: number) => OwsBody;
}

/** A form with files, as multipart on both sides. */
export interface FormCall extends AnyCall {
  kind: 'form';
  request: FormRequest;
  maxFiles: number;
}

export type RelayCall = ReadCall | FormCall;

/** The only HTTP method that browsers may use for a call. */
export const methodOf = ({ kind }: RelayCall): 'GET' | 'POST' => (kind === 'query' ? 'GET' : 'POST');
