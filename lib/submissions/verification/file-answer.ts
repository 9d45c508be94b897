import 'server-only';
import { formatDate, formatMoment } from '@/lib/base/format';
import { isRecord, toRecords, toText } from '@/lib/base/values';
import {
  FILE_OUTCOMES,
  type FileAnswer,
  type FileOutcome,
  type FileVerdict,
  type KnownFile,
} from '@/lib/model/file-check';
import { FILING_KINDS } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { isLocale } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { translator } from '@/lib/words/translator';
import { openVerdict } from './receive';

/** Outcomes about the file, as opposed to the check. */
const TELLING: readonly FileOutcome[] = ['current', 'replaced', 'unknown'];

const absolute = (path: string): string => new URL(path, env().siteUrl).href;

function linesOf(
  { title, kind, locale: language, displayTime, firstSeen, replaced }: KnownFile,
  locale: Locale,
) {
  const t = translator(locale, 'fileCheck');
  const date = formatDate(displayTime, locale);
  const known = t('known', { title, kind: t(`kinds.${kind}`), language: t(`languages.${language}`), date });
  const lines = [known, t('firstSeen', { time: formatMoment(firstSeen, locale) })];
  return replaced
    ? [...lines, t('replaced', { time: formatMoment(replaced.at, locale), title: replaced.title })]
    : lines;
}

function linksOf({ outcome, known }: FileVerdict, locale: Locale): FileAnswer['links'] {
  const t = translator(locale, 'fileCheck');
  const filings = known.map(({ id, title }) => ({
    href: href(locale, '/investor-relations/archive/filing', { id }),
    label: t('filing', { title }),
  }));
  if (outcome !== 'unknown') return filings;
  return [
    { href: href(locale, '/investor-relations/archive'), label: t('archive') },
    { href: href(locale, '/report-fraud'), label: translator(locale, 'verification')('report') },
  ];
}

/** The verdict in words, with what to do next and a text to forward. */
export function fileAnswer(verdict: FileVerdict, locale: Locale): FileAnswer {
  const { outcome, sha256, at, known } = verdict;
  const { settings, siteUrl } = env();
  const t = translator(locale, 'fileCheck');
  const title = t(`outcomes.${outcome}`);
  const telling = TELLING.includes(outcome);
  const lines = [
    ...known.flatMap((one) => linesOf(one, locale)),
    t(`next.${outcome}`, { hotline: settings.hotline, site: new URL(siteUrl).host }),
    ...(telling ? [t('checked', { time: formatMoment(at, locale), hash: sha256 })] : []),
  ];
  const links = linksOf(verdict, locale);
  const places = known.length > 0 ? links.map(({ href: path }) => absolute(path)) : [];
  const self = t('self', { address: absolute(href(locale, '/verify')) });
  const forward = [`${settings.name[locale]}: ${title}`, ...lines, ...places, self].join('\n');
  return { outcome, title, lines, links, forward: telling ? forward : '' };
}

function readKnown(value: Record<string, unknown>): KnownFile[] {
  const { id, locale, title, kind: said, displayTime, firstSeen, replaced } = value;
  const kind = FILING_KINDS.find((known) => known === said);
  const language = toText(locale);
  if (!kind || !isLocale(language)) return [];
  return [
    {
      ...{ id: toText(id), locale: language, title: toText(title), kind },
      ...{ displayTime: toText(displayTime), firstSeen: toText(firstSeen) },
      replaced: isRecord(replaced) ? { at: toText(replaced.at), title: toText(replaced.title) } : null,
    },
  ];
}

/** The answer about a file in a cookie, in words; null when the last check was of another kind. */
export function readFileAnswer(cookie: string | undefined, locale: Locale): FileAnswer | null {
  const value = openVerdict(cookie);
  const outcome = isRecord(value) && FILE_OUTCOMES.find((known) => known === value.outcome);
  if (!isRecord(value) || !outcome || !Array.isArray(value.known)) return null;
  const known = toRecords(value.known).flatMap(readKnown);
  return fileAnswer({ outcome, sha256: toText(value.sha256), at: toText(value.at), known }, locale);
}
