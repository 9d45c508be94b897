import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { localeRow } from '@/lib/site/locales';
import { findRoute, href, pageOfItem, pathHref } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import styles from './message-page.module.css';

interface MissingProps {
  locale: Locale;
  /** Site path of the page that was probably meant. */
  near?: string;
  /** The top items of the menu. */
  pages?: readonly MenuItem[];
  /** The Chinese address of an article that is missing in English. */
  chinese?: string | null;
}

function labelOf(pages: readonly MenuItem[], path: string): string | null {
  const all = pages.flatMap((page) => [page, ...page.children]);
  return all.find((page) => page.path === path)?.label ?? null;
}

function Popular({ locale, pages = [] }: Pick<MissingProps, 'locale' | 'pages'>) {
  const t = useTranslations('missing');
  const heading = useId();
  return (
    <nav className={styles.popular} aria-labelledby={heading}>
      <h2 id={heading}>{t('popular')}</h2>
      <ul className={styles.actions}>
        {pages.map((item) => {
          const page = pageOfItem(item);
          if (!page) return null;
          return (
            <li key={item.id}>
              <a href={pathHref(locale, page.path, page.query)}>{item.label}</a>
            </li>
          );
        })}
        <li>
          <a href={href(locale, '/search')}>{t('search')}</a>
        </li>
        <li>
          <a href={href(locale, '/site-map')}>{t('siteMap')}</a>
        </li>
      </ul>
    </nav>
  );
}

/** The link changes the visitor's language: without that it would lead back here. */
function InChinese({ chinese }: { chinese: string }) {
  const t = useTranslations('missing.notEnglish');
  const { htmlLang, stored } = localeRow('zh');
  return (
    <p className={styles.text}>
      {t('text')}{' '}
      <a href={chinese} hrefLang={htmlLang} data-lang={stored}>
        {t('link')}
      </a>
    </p>
  );
}

/** RT-02: the 404 page, with its cause and links to continue. */
export function MissingView({ locale, near, pages = [], chinese }: MissingProps) {
  const t = useTranslations('missing');
  const meant = near && findRoute(near) ? near : null;
  return (
    <div className={`container ${styles.page}`}>
      <p className={styles.code} data-word="404" aria-hidden="true" />
      <h1 className={styles.title}>{t('heading')}</h1>
      <p className={styles.text}>{t('text')}</p>
      {chinese && <InChinese chinese={chinese} />}
      {meant && (
        <p className={styles.text}>
          {t('near')} <a href={pathHref(locale, meant)}>{labelOf(pages, meant) ?? pathHref(locale, meant)}</a>
        </p>
      )}
      <p className={styles.actions}>
        <ButtonLink href={href(locale, '/')}>{t('home')}</ButtonLink>
        <ButtonLink href="" kind="secondary">
          {t('refresh')}
        </ButtonLink>
      </p>
      <Popular locale={locale} pages={pages} />
    </div>
  );
}
