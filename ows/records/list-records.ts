import { and, asc, eq } from 'drizzle-orm';
import { records } from '../store/schema';
import type { Database } from '../store/store';
import type { RecordKind } from './kinds';

export type Fields = Record<string, unknown>;

/** The records of one kind in the pack's order; with an owner, those of one outlet only. */
export async function listRecords(db: Database, kind: RecordKind, owner?: string): Promise<Fields[]> {
  const rows = await db
    .select({ fields: records.fields })
    .from(records)
    .where(and(eq(records.kind, kind), owner === undefined ? undefined : eq(records.owner, owner)))
    .orderBy(asc(records.position));
  return rows.map((row) => row.fields);
}
