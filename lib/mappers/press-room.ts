import type { DictionaryEntry } from '@/lib/model/dictionary';
import type { PressFilter } from '@/lib/model/press-room';
import type { Translate } from './article';

/** news_filter: value names the filter to the back office and in addresses. */
export const mapPressFilter = ({ label, value }: DictionaryEntry, translate: Translate): PressFilter => ({
  label: translate(label),
  value,
});
