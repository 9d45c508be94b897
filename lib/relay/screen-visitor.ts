import 'server-only';
import { env } from '../env';
import { outgoingHref } from '../html/outgoing';
import type { OwsBody } from '../ows/client';
import { isRecord, toText } from '../values';

/** Call 11: a place to sign in that is not of a configured host is left out (CU-02). */
export function screenVisitor(answer: OwsBody): OwsBody {
  const { data } = answer;
  if (!isRecord(data)) return answer;
  const directUrl = outgoingHref(toText(data.directUrl), env().outgoingHosts);
  return { ...answer, data: { ...data, directUrl } };
}
