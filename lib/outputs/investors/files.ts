import 'server-only';
import type { Locale } from '@/lib/model/variant';
import { type CachedFile, fileCache, type TextFile } from '../file-cache';
import { calendarFile } from './calendar-file';
import { contactFile } from './contact-file';
import { tableFile } from './table-file';

type Maker = (locale: Locale, name: string) => Promise<TextFile | null>;

/** Generators by the first word of a file name; each knows which of its names exist. */
const MAKERS: Readonly<Record<string, Maker>> = {
  holders: tableFile,
  ownership: tableFile,
  dividends: tableFile,
  figures: tableFile,
  calendar: calendarFile,
  event: calendarFile,
  contact: contactFile,
};

const NAME = /^([a-z]{1,20})(-[a-z0-9-]{1,60})?\.[a-z]{3,4}$/;
const files = fileCache('investors');

/** A file by its name, or null. While the back office fails, an earlier copy is served. */
export async function getInvestorFile(locale: Locale, name: string): Promise<CachedFile | null> {
  const word = NAME.exec(name)?.[1] ?? '';
  const make = Object.hasOwn(MAKERS, word) ? MAKERS[word] : undefined;
  return make ? files.get(`${locale}/${name}`, () => make(locale, name)) : null;
}
