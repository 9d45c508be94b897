import type { DictionaryEntry } from '@/lib/model/dictionaries';
import type { PressFilter } from '@/lib/model/press-room';
import type { Translate } from './articles';

/** news_filter: value is the name of the filter in calls and in addresses. */
export const mapPressFilter = ({ label, value }: DictionaryEntry, translate: Translate): PressFilter => ({
  label: translate(label),
  value,
});
