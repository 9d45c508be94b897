import type { Finding } from '@/lib/model/findings';
import type { Locale } from '@/lib/model/variant';
import { compareHref, readPage } from '@/lib/site/preview';
import { translator } from '@/lib/words/translator';
import { toCsv } from '../formats/csv';

/** The findings as CSV with a head line, in the order given; addresses are absolute. */
export function findingsTable(findings: readonly Finding[], locale: Locale, siteUrl: string): string {
  const t = translator(locale, 'findings');
  const words = translator(locale, 'preview');
  const rowOf = ({ code, severity, locale: language, subject, values, place }: Finding): string[] => [
    t(`severity.${severity}`),
    code,
    t(`${code}.title`, values as never),
    words(`languages.${language}`),
    subject.kind === 'reports' ? words('reports') : subject.title,
    subject.id,
    place,
    t(`${code}.text`, values as never),
    subject.path === null ? '' : new URL(compareHref({ ...readPage(subject.path), locale }), siteUrl).href,
  ];
  const columns = [
    'severity',
    'code',
    'finding',
    'language',
    'title',
    'id',
    'place',
    'text',
    'page',
  ] as const;
  return toCsv([columns.map((column) => words(`columns.${column}`)), ...findings.map(rowOf)]);
}
