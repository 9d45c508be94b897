import { useTranslations } from 'next-intl';
import type { Article, Heading } from '@/lib/model/articles';
import type { PageContext } from '@/lib/model/page';
import { ReadAloud } from '../reading/read-aloud';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { RichText } from '../ui/rich-text';
import { Attachments } from './attachments';
import styles from './channel-view.module.css';
import { CONTENTS_FROM, TableOfContents } from './table-of-contents';

/** On a narrow screen the contents stand above the text, and more lines would push it off the first screen. */
const MAX_UNFOLDED = 6;

interface ChannelViewProps {
  data: {
    /** Null for bodies without a title header. */
    title: string | null;
    articles: readonly Article[];
  };
  context: PageContext;
}

function ChannelBody({ article, titled }: { article: Article; titled: boolean }) {
  return (
    <article className={styles.body} id={`article-${article.id}`}>
      {titled && <h2 className={styles.title}>{article.title}</h2>}
      <RichText html={article.body} />
      <Attachments article={article} />
    </article>
  );
}

/** Contents: the sections of one text; of up to a few texts, each with its sections; of more, the texts only. */
function contentsOf(articles: readonly Article[]): Heading[] {
  const titleOf = ({ id, title }: Article): Heading => ({ id: `article-${id}`, text: title });
  if (articles.length === 1) return articles[0]?.headings ?? [];
  if (articles.length >= CONTENTS_FROM) return articles.map(titleOf);
  return articles.flatMap((article) => [titleOf(article), ...article.headings]);
}

/** BL-03: title header, table of contents for long texts, and the bodies. */
export function ChannelView({ data: { title, articles }, context }: ChannelViewProps) {
  const t = useTranslations('listing');
  const many = articles.length > 1;
  const headings = contentsOf(articles);
  const showToc = headings.length >= CONTENTS_FROM;
  const isFolded = context.edition !== 'desktop' && headings.length > MAX_UNFOLDED;
  return (
    <>
      {title !== null && <PageHead title={title} text={many ? undefined : articles[0]?.excerpt} />}
      <div className={`container section ${styles.layout}`} data-toc={showToc}>
        {showToc && (
          <TableOfContents
            headings={headings}
            className={styles.contents}
            foldClass={isFolded ? styles.fold : undefined}
          />
        )}
        <div data-read="">
          {articles.length > 0 && (
            <div className={styles.reading}>
              <ReadAloud />
            </div>
          )}
          {articles.map((article) => (
            <ChannelBody key={article.id} article={article} titled={many} />
          ))}
          {articles.length === 0 && <EmptyState title={t('empty')} />}
        </div>
      </div>
    </>
  );
}
