import 'server-only';
import { fileShelf, type KeptFile, type SiteFile } from '../../files/file-shelf';
import type { Locale } from '../../model/variant';
import { announcementFile } from './announcement-feed';
import { calendarFile } from './calendar-file';
import { contactFile } from './contact-file';
import { tableFile } from './table-file';

/** A file whose body is text. */
export type InvestorFile = SiteFile & { body: string };

type Maker = (locale: Locale, name: string) => Promise<InvestorFile | null>;

/** By the first word of a name; each maker knows which of its names exist. */
const MAKERS: Readonly<Record<string, Maker>> = {
  holders: tableFile,
  ownership: tableFile,
  dividends: tableFile,
  announcements: announcementFile,
  calendar: calendarFile,
  event: calendarFile,
  contact: contactFile,
};

const NAME = /^([a-z]{1,20})(-[a-z0-9-]{1,60})?\.[a-z]{3,4}$/;
/** More names than exist cannot come, unless somebody edits the calendar all day. */
const shelf = fileShelf('investors', 500);

/** A file by its name; null when there is none. A failing back office costs nothing while an earlier copy is at hand. */
export async function getInvestorFile(locale: Locale, name: string): Promise<KeptFile | null> {
  const word = NAME.exec(name)?.[1] ?? '';
  const make = Object.hasOwn(MAKERS, word) ? MAKERS[word] : undefined;
  return make ? shelf.get(`${locale}/${name}`, () => make(locale, name)) : null;
}
