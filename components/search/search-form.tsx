import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SEARCH_MAX_CHARS } from '@/lib/base/constants';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { Icon } from '../ui/icon';
import styles from './search-form.module.css';

interface SearchFormProps {
  locale: Locale;
  typed?: string;
  children?: ReactNode;
}

/** A GET form, so that results can be shared and need no script. */
export function SearchForm({ locale, typed = '', children }: SearchFormProps) {
  const t = useTranslations('search');
  return (
    <form className={styles.form} action={href(locale, '/search')} method="get" role="search">
      <div className={styles.box}>
        <input
          className={styles.input}
          name="q"
          type="search"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          maxLength={SEARCH_MAX_CHARS}
          pattern=".*\S.*"
          title={t('hint', { most: SEARCH_MAX_CHARS })}
          required
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button className={styles.submit} type="submit" aria-label={t('submit')}>
          <Icon name="search" size={22} />
        </button>
      </div>
      {children}
    </form>
  );
}
