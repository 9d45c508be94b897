import { allowed, FRESH, fromRecord, text } from '../answers';

export const dynamic = 'force-dynamic';

/** The newest signed head of the record: a C2SP checkpoint. */
export function GET(request: Request): Promise<Response> {
  return fromRecord(request, async (record) => text((await record.head()).note, 'text/plain', FRESH));
}

export const OPTIONS = allowed;
