import { formatDate } from '@/lib/base/format';
import type { MarketingPerson } from '@/lib/model/people';
import type { Locale } from '@/lib/model/variant';
import type { Finding } from '@/lib/model/verification';
import { translator } from '@/lib/words/translator';

/** A person with the validity of the mandate in words: one whose mandate has ended must not pass for authorised. */
export function mandateFinding(person: MarketingPerson, locale: Locale): Finding {
  const { name, branch, certificate, number, validity, begin, end } = person;
  const date = formatDate(validity === 'future' ? begin : end, locale);
  const words = translator(locale, 'people').markup(`validity.${validity}`, { date: () => date });
  return { title: name, lines: [branch, certificate, number, words].filter(Boolean) };
}
