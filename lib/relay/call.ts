import type { OwsBody } from '@/lib/ows/client';
import type { FormRequest } from '@/lib/ows/contract/forms';
import type { RateName } from '@/lib/runtime/env';

/** Fields of a request after its check: nothing in it that the contract does not name. */
export type Fields = Readonly<Record<string, unknown>>;

interface AnyCall {
  /** Counted per visitor under this limit. */
  rate?: RateName;
  /** Takes over the fields of the contract; throws a Refusal when they are not of its form. */
  check: (asked: unknown) => Fields;
}

/** A call that reads: equal ones may share an answer. */
export interface ReadCall extends AnyCall {
  kind: 'query' | 'json';
  /** Answers belong to one visitor: never shared, never kept. */
  personal?: boolean;
  /** How long an answer is shared, in ms; none: only by those who ask at the same time. */
  keepMs?: (asked: Fields) => number;
  /** How long browsers may keep it, in seconds; none: not at all. */
  browserSeconds?: number;
  /** Content types it is asked with, other than JSON. */
  accepts?: readonly string[];
  /** Headers the back office wants. */
  sends?: Readonly<Record<string, string>>;
  /** A limit that only some of its requests are counted under. */
  rateOf?: (asked: Fields) => RateName | null;
  /** What visitors may see of an answer. */
  screen?: (answer: OwsBody, now: number) => OwsBody;
}

/** A form with files, as multipart on both sides. */
export interface FormCall extends AnyCall {
  kind: 'form';
  request: FormRequest;
  maxFiles: number;
}

export type RelayCall = ReadCall | FormCall;

export const methodOf = ({ kind }: RelayCall): 'GET' | 'POST' => (kind === 'query' ? 'GET' : 'POST');
