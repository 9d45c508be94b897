import { parse } from 'yaml';
import { z } from 'zod';
import { RECORD_KINDS, type RecordKind } from '../records/kinds';
import { sampleRecords } from '../samples/sample-records';
import type { records } from '../store/schema';
import type { PackProblems } from './problems';
import type { PackSource } from './source';

export type RecordRow = typeof records.$inferInsert;

const recordList = z.array(z.record(z.string(), z.unknown()));

/** data/*.yaml, with the wire field names as they are; samples where the pack has no such file. */
export function readRecords(source: PackSource, problems: PackProblems): RecordRow[] {
  return RECORD_KINDS.flatMap((kind) =>
    recordsOf(kind, { source, problems }).map((fields, position) => {
      return { kind, position, owner: ownerOf(fields), fields: wireFields(fields) };
    }),
  );
}

type Reading = { source: PackSource; problems: PackProblems };

function recordsOf(kind: RecordKind, { source, problems }: Reading): Record<string, unknown>[] {
  const file = `data/${kind}.yaml`;
  const yaml = source.get(file);
  if (yaml === undefined) return sampleRecords(kind);
  return problems.attempt(file, () => recordList.parse(parse(yaml) ?? [])) ?? [];
}

const ownerOf = (fields: Record<string, unknown>): string => String(fields.BRANCH_NO ?? '');

/** BUSIN_LIST is a JSON string on the wire; in the pack it may be written as a list. */
function wireFields(fields: Record<string, unknown>): Record<string, unknown> {
  if (typeof fields.BUSIN_LIST !== 'object' || fields.BUSIN_LIST === null) return fields;
  return { ...fields, BUSIN_LIST: JSON.stringify(fields.BUSIN_LIST) };
}
