import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { TaskName } from '@/lib/model/search';
import type { Shell } from '@/lib/model/shell';
import type { Locale } from '@/lib/model/variant';
import { TOP_TASKS } from '@/lib/rules/search/top-tasks';
import { href } from '@/lib/site/routes';
import { Icon } from '../ui/icon';
import { PanelStarter } from './panel-starter.client';
import { SearchForm } from './search-form';
import styles from './search-panel.module.css';

interface SearchPanelProps {
  shell: Shell;
  context: PageContext;
}

/** Offered by the panel before anything is typed, and where nothing is found. */
const POPULAR: readonly TaskName[] = ['outlet', 'hotline', 'software', 'reports', 'complain'];

const popularTasks = POPULAR.flatMap((name) => TOP_TASKS.filter((task) => task.name === name));

function PopularTasks({ locale }: { locale: Locale }) {
  const t = useTranslations('search');
  return (
    <nav className={styles.popular} aria-label={t('popular')}>
      <ul className={styles.links}>
        {popularTasks.map(({ name, path }) => (
          <li key={name}>
            <a href={href(locale, path)}>{t(`tasks.${name}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * SE-01: the search of the header, a disclosure with a plain form that works without JavaScript. It shares its name
 * with the menu of narrow screens, so that at most one of them is open.
 */
export function SearchPanel({ shell, context }: SearchPanelProps) {
  const t = useTranslations('search.panel');
  const { locale, variant } = context;
  const words = {
    list: t('list'),
    functions: t('functions'),
    articles: t('articles'),
    empty: t('empty'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
    count: t.raw('count'),
    recent: t('recent'),
    recentNote: t('recentNote'),
    clear: t('clear'),
  };
  return (
    <details className={styles.panel} name="header" data-search>
      <summary className={styles.toggle} aria-label={t('open')}>
        <Icon name="search" />
        <Icon name="close" />
      </summary>
      <div className={styles.overlay} data-search-overlay data-island>
        <div className={styles.sheet}>
          <div className={`container ${styles.inner}`}>
            <SearchForm locale={locale} />
            <PanelStarter ask={{ variant, hosts: shell.hosts }} words={words} />
            <PopularTasks locale={locale} />
          </div>
        </div>
      </div>
    </details>
  );
}
