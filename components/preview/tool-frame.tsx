import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/model/variant';
import { localeRow, otherLocale } from '@/lib/site/locales';
import { toolHref } from '@/lib/site/preview';
import { SkipLink } from '../layout/skip-link';
import { PageHead } from '../ui/page-head';
import styles from './tool-frame.module.css';

interface ToolFrameProps {
  locale: Locale;
  title: string;
  /** A line below the title. */
  text?: string;
  /** This page in the other language. */
  other: string;
  children: ReactNode;
}

/** Everything around a page of the editors' tools, which have neither the menu nor the footer of the site. */
export function ToolFrame({ locale, title, text, other, children }: ToolFrameProps) {
  const t = useTranslations('preview');
  const languages = useTranslations('header.language');
  const { htmlLang } = localeRow(otherLocale(locale));
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <div className={`container ${styles.inner}`}>
          <p className={styles.name}>{t('tools')}</p>
          <nav aria-label={t('tools')} className={styles.links}>
            <a href={toolHref(locale, 'findings')}>{t('findings')}</a>
            <a href={other} hrefLang={htmlLang} lang={htmlLang}>
              {languages(otherLocale(locale))}
            </a>
            <a href={toolHref(locale, 'leave')}>{t('leave')}</a>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} data-keep="fresh" className={styles.main}>
        <PageHead title={title} text={text ?? ''} kind="dense" />
        {children}
      </main>
    </>
  );
}
