import type { Finding } from '@/lib/model/findings';
import type { Locale } from '@/lib/model/variant';
import { wordedValues } from '@/lib/rules/findings/worded-values';
import { compareHref, readPage } from '@/lib/site/preview';
import { translator } from '@/lib/words/translator';
import { toCsv } from '../formats/csv';

/** The findings as CSV with a header row, in the order given; addresses are absolute. */
export function findingsTable(findings: readonly Finding[], locale: Locale, siteUrl: string): string {
  const t = translator(locale, 'findings');
  const words = translator(locale, 'preview');
  const rowOf = (finding: Finding): string[] => {
    const { code, severity, locale: language, subject, place } = finding;
    const values = wordedValues(finding, locale) as never;
    return [
      t(`severity.${severity}`),
      code,
      t(`${code}.title`, values),
      words(`languages.${language}`),
      subject.kind === 'reports' ? words('reports') : subject.title,
      subject.id,
      place,
      t(`${code}.text`, values),
      subject.path === null ? '' : new URL(compareHref({ ...readPage(subject.path), locale }), siteUrl).href,
    ];
  };
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
