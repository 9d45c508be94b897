import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { localeRow, otherLocale } from '@/lib/site/locales';
import { href, pathHref } from '@/lib/site/routes';

interface LanguageSwitchProps {
  context: PageContext;
  /** Languages in which the page exists. */
  languages: readonly Locale[];
  className?: string;
}

/** A link to this page in the other language, or to its home page. */
export function LanguageSwitch({ context, languages, className }: LanguageSwitchProps) {
  const t = useTranslations('header');
  const other = otherLocale(context.locale);
  const { htmlLang, stored } = localeRow(other);
  // Lists of the two languages differ in length, so page numbers are not carried over.
  const { page: _page, ...query } = context.query;
  const to = languages.includes(other) ? pathHref(other, context.path, query) : href(other, '/');
  return (
    <a className={className} href={to} lang={htmlLang} hrefLang={htmlLang} data-lang={stored}>
      {t(`language.${other}`)}
    </a>
  );
}
