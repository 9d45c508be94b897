import en from '../../messages/en.json';
import zh from '../../messages/zh.json';
import { todayInChina } from '../china-time';
import { formatDate } from '../format';
import { fill } from '../forms/fill';
import { mapMarketer } from '../mappers/people';
import type { Validity } from '../model/people';
import type { Locale } from '../model/variant';
import type { Finding } from '../model/verification';
import type { RawMarketer } from '../ows/people';

/** A person whose mandate has ended is listed, but must not be taken for one who may act: the words say it. */
export function marketerOf(row: RawMarketer, locale: Locale): { finding: Finding; validity: Validity } {
  const person = mapMarketer(row, (text) => text, todayInChina());
  const words = { zh, en }[locale].personnel;
  const date = formatDate(person.validity === 'future' ? person.begin : person.end, locale);
  const validity = fill(words.validity[person.validity], { date });
  const lines = [person.branch, person.certificate, person.number, validity].filter(Boolean);
  return { finding: { title: person.name, lines }, validity: person.validity };
}
