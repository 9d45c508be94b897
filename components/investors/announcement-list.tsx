import { useTranslations } from 'next-intl';
import type { Announcement, Twin } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { detailHref } from '@/lib/routes';
import { ArticleLink } from '../article/article-link';
import { ArticleMeta } from '../article/article-meta';
import { SmartLink } from '../ui/smart-link';
import styles from './announcement-list.module.css';

/** The same announcement in the other language, beside its own title. */
function TwinLink({ twin, id }: { twin: Twin; id: string }) {
  const t = useTranslations('investors.announcements');
  const language = useTranslations('header.language');
  return (
    <SmartLink
      href={detailHref(twin.locale, id)}
      newTab
      hrefLang={twin.locale}
      lang={twin.locale === 'zh' ? 'zh-CN' : 'en'}
      className={styles.twin}
      aria-label={t(`twinOf.${twin.locale}`, { title: twin.title })}
    >
      {language(twin.locale)}
    </SmartLink>
  );
}

interface AnnouncementListProps {
  items: readonly Announcement[];
  locale: Locale;
}

/** IR-05: date, tag and title of each announcement, opened in a new tab, with its twin on the same row. */
export function AnnouncementList({ items, locale }: AnnouncementListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ article, twin }) => (
        <li key={article.id} className={styles.row}>
          <ArticleMeta article={article} locale={locale} stacked />
          <h2 className={styles.title}>
            <ArticleLink article={article} locale={locale} newTab className={styles.link} />
          </h2>
          {twin && <TwinLink twin={twin} id={article.id} />}
        </li>
      ))}
    </ul>
  );
}
