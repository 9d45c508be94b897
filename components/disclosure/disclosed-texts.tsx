import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import type { Article, ArticleSummary } from '@/lib/model/articles';
import type { DisclosedTexts as Texts } from '@/lib/model/disclosure';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { Attachments } from '../articles/attachments';
import { ArticleDate } from '../ui/article-date';
import { EmptyState } from '../ui/empty-state';
import { RichText } from '../ui/rich-text';
import styles from './disclosure.module.css';

/** Publication and last change: archived disclosures must be datable. */
export function DisclosureDates({ article, locale }: { article: ArticleSummary; locale: Locale }) {
  const t = useTranslations('disclosure');
  const published = formatDate(article.displayTime, locale);
  const updated = formatDate(article.updateTime, locale);
  return (
    <p className={styles.dates}>
      <span>{t('published', { date: published })}</span>
      {updated && updated !== published && <span>{t('updated', { date: updated })}</span>}
    </p>
  );
}

function Text({ article, titled, locale }: { article: Article; titled: boolean; locale: Locale }) {
  return (
    <article className={styles.text}>
      {titled && <h3>{article.title}</h3>}
      <DisclosureDates article={article} locale={locale} />
      <RichText html={article.body} />
      <Attachments article={article} />
    </article>
  );
}

function Notices({ articles, locale }: { articles: readonly ArticleSummary[]; locale: Locale }) {
  return (
    <ul className={styles.notices}>
      {articles.map((article) => (
        <li key={article.id}>
          <a href={href(locale, '/public-disclosure/ann_article', { id: article.id })}>
            <ArticleDate time={article.displayTime} locale={locale} />
            <span>{article.title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface DisclosedTextsProps {
  label: string;
  content: Texts;
  locale: Locale;
}

/** Content of a tab: texts with their dates, or notices, newest first. */
export function DisclosedTexts({ label, content, locale }: DisclosedTextsProps) {
  const t = useTranslations('disclosure');
  const { kind, articles } = content;
  if (articles.length === 0) {
    return (
      <EmptyState title={t('empty')}>
        {locale === 'en' && <a href={href('zh', '/public-disclosure')}>{t('inChinese')}</a>}
      </EmptyState>
    );
  }
  if (kind === 'notices') return <Notices articles={articles} locale={locale} />;
  return content.articles.map((article) => (
    <Text
      key={article.id}
      article={article}
      titled={articles.length > 1 || article.title !== label}
      locale={locale}
    />
  ));
}
