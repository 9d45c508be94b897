import type { RecordKind } from '../records/kinds';
import { sampleCommissions } from './commissions';
import { sampleOutlets } from './outlets';
import { samplePersonnel, samplePractitioners } from './persons';
import { sampleSoftware } from './software';

type Fields = Record<string, unknown>;

const SAMPLES: Record<RecordKind, () => Fields[]> = {
  outlets: sampleOutlets,
  commissions: sampleCommissions,
  personnel: samplePersonnel,
  practitioners: samplePractitioners,
  software: sampleSoftware,
};

/** Invented records for a kind without a file in the pack: always the same. */
export function sampleRecords(kind: RecordKind): Fields[] {
  return SAMPLES[kind]();
}
