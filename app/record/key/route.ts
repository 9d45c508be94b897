import type { RecordKeys } from '@/lib/model/record';
import { allowed, fromRecord, text } from '../answers';

export const dynamic = 'force-dynamic';

const CACHING = 'public, max-age=300';
const DEMONSTRATION =
  'This key was made up by the site itself for a demonstration; it proves nothing to others.\n';

/** Text around a PEM is ignored by all that read one. */
function listOf({ origin, current, former, isDemonstration }: RecordKeys): string {
  const before = former.map((pem) => `\nA former key.\n${pem}`).join('');
  return `The key of ${origin}.\n${isDemonstration ? DEMONSTRATION : ''}${current}${before}`;
}

/** The public keys of the record as PEM, that in use first. */
export function GET(request: Request): Promise<Response> {
  return fromRecord(request, async (record) => text(listOf(await record.keys()), 'text/plain', CACHING));
}

export const OPTIONS = allowed;
