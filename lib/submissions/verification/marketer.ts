import { todayInChina } from '@/lib/base/china-time';
import { formatDate } from '@/lib/base/format';
import { mapMarketer } from '@/lib/mappers/people';
import type { Validity } from '@/lib/model/people';
import type { Locale } from '@/lib/model/variant';
import type { Finding } from '@/lib/model/verification';
import type { RawMarketer } from '@/lib/ows/contract/people';
import { translator } from '@/lib/words/translator';

/** A person whose mandate has ended is listed, but must not be taken for one who may act: the words say it. */
export function marketerOf(row: RawMarketer, locale: Locale): { finding: Finding; validity: Validity } {
  const person = mapMarketer(row, (text) => text, todayInChina());
  const t = translator(locale, 'personnel');
  const date = formatDate(person.validity === 'future' ? person.begin : person.end, locale);
  const validity = t(`validity.${person.validity}`, { date });
  const lines = [person.branch, person.certificate, person.number, validity].filter(Boolean);
  return { finding: { title: person.name, lines }, validity: person.validity };
}
