import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/model/article';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { RichText } from '../ui/rich-text';
import { Attachments } from './attachments';
import styles from './channel-view.module.css';
import { TableOfContents } from './table-of-contents';

const TOC_FROM = 3;

interface ChannelViewProps {
  /** Null for bodies without a title header. */
  title: string | null;
  articles: readonly Article[];
}

function ChannelBody({ article, titled }: { article: Article; titled: boolean }) {
  return (
    <article className={styles.body} id={`article-${article.id}`}>
      {titled && <h2 className={styles.title}>{article.title}</h2>}
      <RichText html={article.body} />
      <Attachments attachments={article.attachments} />
    </article>
  );
}

/** BL-03: a title header, a table of contents where the text is long, and the bodies. */
export function ChannelView({ title, articles }: ChannelViewProps) {
  const t = useTranslations('listing');
  const many = articles.length > 1;
  const headings = many
    ? articles.map(({ id, title: text }) => ({ id: `article-${id}`, text }))
    : (articles[0]?.headings ?? []);
  const showToc = headings.length >= TOC_FROM;
  return (
    <>
      {title !== null && <PageHead title={title} text={many ? undefined : articles[0]?.excerpt} />}
      <div className={`container section ${styles.layout}`} data-toc={showToc}>
        {showToc && <TableOfContents headings={headings} />}
        <div>
          {articles.map((article) => (
            <ChannelBody key={article.id} article={article} titled={many} />
          ))}
          {articles.length === 0 && <EmptyState title={t('empty')} />}
        </div>
      </div>
    </>
  );
}
