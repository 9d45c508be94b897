import { HISTORY_COUNT } from '@/lib/base/constants';
import { fromJson, isRecord } from '@/lib/base/values';
import type { OutletCard } from '@/lib/model/outlets';

export const HISTORY_KEY = 'map_search_history';

const isOutlet = (value: unknown): value is OutletCard =>
  isRecord(value) && typeof value.name === 'string' && value.name !== '' && typeof value.id === 'string';

/** BR-07: reads the stored list of visited outlets; malformed entries are dropped. */
export function readHistory(text: string | null): OutletCard[] {
  const stored = fromJson(text ?? '');
  return Array.isArray(stored) ? stored.filter(isOutlet).slice(0, HISTORY_COUNT) : [];
}
