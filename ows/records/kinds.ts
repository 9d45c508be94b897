/** Kinds of records: each may be a file of the content pack, data/<kind>.yaml. */
export const RECORD_KINDS = ['outlets', 'commissions', 'personnel', 'practitioners', 'software'] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];
