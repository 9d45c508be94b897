import { useTranslations } from 'next-intl';
import type { Announcement, Translation } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { detailHref } from '@/lib/site/routes';
import { ArticleLink } from '../articles/article-link';
import { ArticleMeta } from '../articles/article-meta';
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
      className={styles.translation}
      aria-label={t(`translationOf.${translation.locale}`, { title: translation.title })}
    >
      {language(translation.locale)}
    </SmartLink>
  );
}

interface AnnouncementListProps {
  items: readonly Announcement[];
  locale: Locale;
}

/** IR-05: date, tag and title of each announcement, opened in a new tab, with its translation in the same row. */
export function AnnouncementList({ items, locale }: AnnouncementListProps) {
  return (
    <Rows>
      {items.map(({ article, translation }) => (
        <Row key={article.id} linked ended>
          <ArticleMeta article={article} locale={locale} stacked />
          <h2 className={styles.title}>
            <ArticleLink article={article} locale={locale} newTab />
          </h2>
          {translation && <TranslationLink translation={translation} id={article.id} />}
        </Row>
      ))}
    </Rows>
  );
}
