import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { dictionaryEntries } from '../store/schema';
import { plainText as text } from './plain-text';
import type { PackProblems } from './problems';
import { filesIn, type PackSource } from './source';

export type DictionaryRow = typeof dictionaryEntries.$inferInsert;

const CREATED = '2025-01-01 00:00:00';
const entrySchema = z.strictObject({
  label: text,
  value: text,
  text: text.nullish(),
  url: text.nullish(),
  imgUrl: text.nullish(),
  cssClass: z.string().nullish(),
  listClass: z.string().nullish(),
  isDefault: z.string().nullish(),
  remark: text.nullish(),
  status: text.default('0'),
});
type Entry = z.infer<typeof entrySchema>;

/** dictionaries/*.yaml and english/*.yaml; the file name is the dictType. */
export function readDictionaries(source: PackSource, problems: PackProblems): DictionaryRow[] {
  const rows: DictionaryRow[] = [];
  for (const [file, yaml] of filesIn(source, 'dictionaries')) {
    const entries = problems.attempt(file, () => z.array(entrySchema).parse(parse(yaml) ?? [])) ?? [];
    entries.forEach((entry, place) => {
      rows.push(toRow(entry, { dictType: typeOf(file), dictSort: place + 1, dictCode: rows.length + 1 }));
    });
  }
  return [...rows, ...readEnglish(source, problems)];
}

type Place = { dictType: string; dictSort: number; dictCode: number };

function toRow(entry: Entry, place: Place): DictionaryRow {
  const wire = {
    ...place,
    dictLabel: entry.label,
    dictValue: entry.value,
    cssClass: cssClassOf(entry),
    listClass: entry.listClass ?? 'default',
    isDefault: entry.isDefault ?? 'N',
    status: entry.status,
    remark: entry.remark ?? '',
    createTime: CREATED,
  };
  return { language: 'zh', dictCode: place.dictCode, entry: wire };
}

function cssClassOf(entry: Entry): string {
  if (entry.cssClass != null) return entry.cssClass;
  if (entry.text == null && entry.url == null && entry.imgUrl == null) return '';
  return JSON.stringify({ text: entry.text ?? '', url: entry.url ?? '', imgUrl: entry.imgUrl ?? '' });
}

function readEnglish(source: PackSource, problems: PackProblems): DictionaryRow[] {
  const rows: DictionaryRow[] = [];
  for (const [file, yaml] of filesIn(source, 'english')) {
    const map = problems.attempt(file, () => z.record(z.string(), text).parse(parse(yaml) ?? {})) ?? {};
    Object.entries(map).forEach(([dictLabel, dictValue], place) => {
      const dictCode = rows.length + 1;
      const entry = { dictCode, dictType: typeOf(file), dictSort: place + 1, dictLabel, dictValue };
      rows.push({ language: 'en', dictCode, entry: { ...entry, status: '0', createTime: CREATED } });
    });
  }
  return rows;
}

const typeOf = (file: string): string => path.basename(file).replace(/\.ya?ml$/, '');
