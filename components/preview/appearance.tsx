import { useTranslations } from 'next-intl';
import type { PageAppearance } from '@/lib/model/appearance';
import { localeRow } from '@/lib/site/locales';
import styles from './appearance.module.css';
import { FeedItem } from './feed-item';
import { ScrollText } from './scroll-text';
import { SearchResults } from './search-results';
import { SharedCards } from './shared-cards';
import { Sides } from './sides';

interface AppearanceProps {
  /** The page in each language in which it exists, in the order of its columns. */
  pages: readonly PageAppearance[];
}

/** PV-03: how a page will look in search results, as a shared link, in its feed and as Markdown: a section for each. */
export function Appearance({ pages }: AppearanceProps) {
  const t = useTranslations('appearance');
  const languages = useTranslations('preview.languages');
  if (pages.length === 0) return null;
  return (
    <>
      <Sides
        title={t('search.heading')}
        note={t('search.note')}
        wide
        pages={pages}
        show={({ page }) => <SearchResults page={page} />}
      />
      <Sides
        title={t('shared.heading')}
        note={t('shared.note')}
        pages={pages}
        tone="raised"
        show={({ page }) => <SharedCards page={page} />}
      />
      <Sides
        title={t('feed.heading')}
        note={t('feed.note')}
        pages={pages}
        show={({ page, forms }) =>
          forms?.feed ? (
            <FeedItem locale={page.locale} entry={forms.feed} />
          ) : (
            <p className={styles.muted}>{t(forms ? 'feed.none' : 'failed')}</p>
          )
        }
      />
      <Sides
        title={t('markdown.heading')}
        note={t('markdown.note')}
        pages={pages}
        tone="raised"
        show={({ page: { locale }, forms }) =>
          forms?.markdown ? (
            <ScrollText
              label={t('markdown.of', { language: languages(locale) })}
              text={forms.markdown}
              lang={localeRow(locale).htmlLang}
            />
          ) : (
            <p className={styles.muted}>{t(forms ? 'markdown.none' : 'failed')}</p>
          )
        }
      />
    </>
  );
}
