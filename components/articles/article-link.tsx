import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/lib/model/articles';
import type { DetailType } from '@/lib/model/detail';
import type { Locale } from '@/lib/model/variant';
import { detailHref } from '@/lib/site/routes';
import { SmartLink } from '../ui/smart-link';
import { PopupLink } from './popup-link';

interface ArticleLinkProps {
  article: ArticleSummary;
  locale: Locale;
  type?: DetailType;
  /** Set for lists whose specification opens articles in a new tab. */
  newTab?: boolean;
  className?: string;
}

/** An article's title, linked to its page or to a popup with its excerpt, or plain. */
export function ArticleLink({ article, locale, type, newTab, className }: ArticleLinkProps) {
  const t = useTranslations('articles');
  if (article.openWay === 'display') return <span className={className}>{article.title}</span>;
  const to = detailHref(locale, article.id, type);
  if (article.openWay === 'popup') {
    const words = { close: t('close'), more: t('readMore') };
    return (
      <PopupLink title={article.title} text={article.excerpt} href={to} words={words} className={className} />
    );
  }
  return (
    <SmartLink href={to} newTab={newTab} className={className}>
      {article.title}
    </SmartLink>
  );
}
