import { useTranslations } from 'next-intl';
import { SEARCH_MAX_CHARS, SEARCH_MAX_COUNTED } from '@/lib/base/constants';
import type { PageContext } from '@/lib/model/page';
import type { SearchOutcome, SearchPage } from '@/lib/model/search';
import { pathHref } from '@/lib/site/routes';
import { PageHead } from '../ui/page-head';
import { Paginator } from '../ui/paginator';
import { FunctionTags, ResultList } from './result-list';
import styles from './search.module.css';
import { SearchFilters } from './search-filters';
import { SearchForm } from './search-form';
import { SearchHelp } from './search-help';
import { TaskLinks } from './task-links';

interface SearchViewProps {
  data: SearchPage;
  context: PageContext;
}

function Found({
  data,
  context,
  found,
}: SearchViewProps & { found: Extract<SearchOutcome, { kind: 'found' }> }) {
  const t = useTranslations('search');
  const { locale, path, query } = context;
  const { functions, articles, page, pages } = found;
  return (
    <>
      {page === 1 && <FunctionTags label={t('functions')} hits={functions} />}
      {articles.length > 0 ? (
        <section aria-labelledby="articles">
          <h2 id="articles" className={styles.heading}>
            {t('results')}
          </h2>
          <ResultList hits={articles} locale={locale} />
        </section>
      ) : (
        functions.length > 0 && <p className={styles.note}>{t('onlyFunctions')}</p>
      )}
      <Paginator page={page} pages={pages} hrefOf={(to) => pathHref(locale, path, { ...query, page: to })} />
      {articles.length === 0 && <SearchHelp {...data} locale={locale} />}
    </>
  );
}

/** Summary of the results, above them and announced to screen readers. */
function useVerdict({ filter, outcome }: SearchPage): string {
  const t = useTranslations('search');
  switch (outcome.kind) {
    case 'blank':
      return t('blank');
    case 'long':
      return t('long', { most: SEARCH_MAX_CHARS });
    default: {
      const { total, functions } = outcome;
      const values = { query: filter.typed, count: total + functions.length };
      if (total >= SEARCH_MAX_COUNTED) return t('countMore', { ...values, count: SEARCH_MAX_COUNTED });
      return values.count > 0 ? t('count', values) : t('nothing', values);
    }
  }
}

/** SE-03: the results of a query, and the form to change it. */
export function SearchView({ data, context }: SearchViewProps) {
  const t = useTranslations('search');
  const { filter, outcome } = data;
  const { locale } = context;
  const verdict = useVerdict(data);
  return (
    <>
      <PageHead title={t('title')} text={t('intro')} kind="dense" />
      <div className={`container ${styles.page}`}>
        <SearchForm locale={locale} typed={[...filter.typed].slice(0, SEARCH_MAX_CHARS).join('')}>
          {filter.typed && <SearchFilters {...data} locale={locale} />}
        </SearchForm>
        <p className={styles.verdict} role="status">
          {verdict}
        </p>
        <TaskLinks tasks={data.tasks} />
        {outcome.kind === 'found' ? (
          <Found data={data} context={context} found={outcome} />
        ) : (
          <SearchHelp {...data} locale={locale} />
        )}
      </div>
    </>
  );
}
