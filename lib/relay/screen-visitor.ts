import 'server-only';
import { isRecord, toText } from '@/lib/base/values';
import { outgoingHref } from '@/lib/html/outgoing';
import type { OwsBody } from '@/lib/ows/client';
import { env } from '@/lib/runtime/env';

/** Call 11: drops the address of the sign-in unless its host is configured (CU-02). */
export function screenVisitor(answer: OwsBody): OwsBody {
  const { data } = answer;
  if (!isRecord(data)) return answer;
  const directUrl = outgoingHref(toText(data.directUrl), env().outgoingHosts);
  return { ...answer, data: { ...data, directUrl } };
}
