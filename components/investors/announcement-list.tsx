import { useTranslations } from 'next-intl';
import type { Attachment } from '@/lib/model/articles';
import type { Announcement, Translation } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { detailHref } from '@/lib/site/routes';
import { ArticleLink } from '../articles/article-link';
import { ArticleMeta } from '../articles/article-meta';
import { FirstPublished } from '../record/first-published';
import { Row, Rows } from '../ui/rows';
import { SmartLink } from '../ui/smart-link';
import styles from './announcement-list.module.css';

/** The announcement in the other language, beside its own title. */
function TranslationLink({ translation, id }: { translation: Translation; id: string }) {
  const t = useTranslations('investors.announcements');
  const language = useTranslations('header.language');
  return (
    <SmartLink
      href={detailHref(translation.locale, id)}
      newTab
      hrefLang={translation.locale}
      lang={translation.locale === 'zh' ? 'zh-CN' : 'en'}
      className={styles.end}
      aria-label={t(`translationOf.${translation.locale}`, { title: translation.title })}
    >
      {language(translation.locale)}
    </SmartLink>
  );
}

/** Its document, with format and size. */
function FileLink({ file, title }: { file: Attachment; title: string }) {
  const text = [file.type, file.size].filter(Boolean).join(' ');
  return (
    <SmartLink href={file.url} newTab className={styles.end} aria-label={`${text} ${title}`}>
      {text}
    </SmartLink>
  );
}

interface AnnouncementListProps {
  items: readonly Announcement[];
  locale: Locale;
}

/** IR-05: date, tag and title of each announcement, opened in a new tab, with its document and its translation in the same row. */
export function AnnouncementList({ items, locale }: AnnouncementListProps) {
  return (
    <Rows>
      {items.map(({ article, translation, file, firstPublished }) => (
        <Row key={article.id} linked ended>
          <ArticleMeta article={article} locale={locale} stacked />
          <div className={styles.text}>
            <h2 className={styles.title}>
              <ArticleLink article={article} locale={locale} newTab />
            </h2>
            {firstPublished && (
              <FirstPublished
                id={article.id}
                title={article.title}
                since={firstPublished}
                displayTime={article.displayTime}
                locale={locale}
              />
            )}
          </div>
          {(file || translation) && (
            <p className={styles.ends}>
              {file && <FileLink file={file} title={article.title} />}
              {translation && <TranslationLink translation={translation} id={article.id} />}
            </p>
          )}
        </Row>
      ))}
    </Rows>
  );
}
