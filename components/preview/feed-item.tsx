import { useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/base/format';
import type { FeedEntry } from '@/lib/model/appearance';
import type { Locale } from '@/lib/model/variant';
import { localeRow } from '@/lib/site/locales';
import styles from './appearance.module.css';
import { ScrollText } from './scroll-text';

interface FeedItemProps {
  /** Language of the entry. */
  locale: Locale;
  entry: FeedEntry;
}

/** PV-03: an article as a reader of feeds shows it, and the element of the feed. */
export function FeedItem({ locale, entry }: FeedItemProps) {
  const t = useTranslations('appearance');
  const languages = useTranslations('preview.languages');
  const { htmlLang } = localeRow(locale);
  const { title, text, tag, link, published } = entry;
  return (
    <>
      <article className={styles.entry} lang={htmlLang} aria-label={title}>
        <p className={styles.entryTitle}>{title}</p>
        <p className={styles.muted}>
          <time dateTime={published}>{formatMoment(published, locale)}</time>
          {tag && ` · ${tag}`}
        </p>
        {text && <p>{text}</p>}
        <p className={styles.muted}>{link}</p>
      </article>
      <details className={styles.source}>
        <summary>{t('feed.source')}</summary>
        <ScrollText label={t('feed.sourceOf', { language: languages(locale) })} text={entry.xml} />
      </details>
    </>
  );
}
