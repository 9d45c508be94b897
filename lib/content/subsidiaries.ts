import 'server-only';
import { mapDisclosure, mapRegister } from '@/lib/mappers/subsidiaries';
import type { Article } from '@/lib/model/articles';
import type { PageContext } from '@/lib/model/page';
import type { UkSubsidiary, YearlyDisclosure } from '@/lib/model/subsidiaries';
import type { Locale } from '@/lib/model/variant';
import { withLabels } from '@/lib/rules/documents/labels';
import { otherLocale } from '@/lib/site/locales';
import { listFullArticles } from './articles/articles';
import { UK_LABELS } from './articles/names';
import { listEntries } from './dictionaries/entries';
import { secondary } from './secondary';
import { findByPath, getMenu, queryOf } from './site/menu';

/** The names for the banner, in both languages; the other language's name is from its page. */
function namesOf(locale: Locale, [own]: readonly Article[], [other]: readonly Article[]) {
  const names = [
    { locale, text: own?.title ?? '' },
    { locale: otherLocale(locale), text: other?.title ?? '' },
  ];
  return names.filter(({ text }) => text);
}

/** The documents of the page's articles, for when there is no dictionary; titles often contain the year. */
function documentsOf(articles: readonly Article[]): YearlyDisclosure[] {
  return articles.flatMap(({ title, attachments }) =>
    withLabels(attachments, title).map(({ url, name, label }) => ({
      label,
      year: /20\d\d/.exec(name + title)?.[0] ?? '',
      href: url,
    })),
  );
}

/** UK-01: the company, its entries in registers, and its disclosures by year. */
export async function getUkSubsidiary(context: PageContext): Promise<UkSubsidiary | null> {
  const { locale, variant, path } = context;
  const menu = findByPath(await getMenu(locale), path);
  if (!menu) return null;
  const query = queryOf(menu);
  const other = { ...variant, locale: otherLocale(locale) };
  const [articles, others, files, entries] = await Promise.all([
    listFullArticles(variant, query),
    secondary('the name in the other language', listFullArticles(other, query), []),
    listEntries(locale, 'uk_disclosures'),
    listEntries(locale, 'uk_company'),
  ]);
  const names = namesOf(locale, articles, others);
  const listed = files.map(mapDisclosure).filter(({ href }) => href);
  const disclosures = listed.length > 0 ? listed : documentsOf(articles);
  const company = entries.map(mapRegister);
  return {
    names: names.length > 0 ? names : [{ locale, text: menu.label }],
    slogan: company.find(({ name }) => name === UK_LABELS.slogan)?.number ?? '',
    description: articles[0]?.excerpt || menu.seo.description,
    image: articles[0]?.image ?? '',
    articles,
    disclosures: disclosures.toSorted((one, next) => next.year.localeCompare(one.year)),
    registers: company.filter(({ name }) => name !== UK_LABELS.slogan),
  };
}
