import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/model/articles';
import type { Detail } from '@/lib/model/detail';
import { ReadAloud } from '../reading/read-aloud';
import { ButtonLink } from '../ui/button-link';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Attachments } from './attachments';
import styles from './service-view.module.css';
import { Share } from './share';
import { CONTENTS_FROM, TableOfContents } from './table-of-contents';

interface Fact {
  label: string;
  value: string;
}

/** What the back office says of a service in figures and words: nothing where it says nothing. */
function useFacts({ card, figures }: Article['facts']): readonly Fact[] {
  const t = useTranslations('articles');
  return card.audience ? [{ label: t('audience'), value: card.audience }, ...figures] : figures;
}

function FactBox({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What can go wrong, before anything else is said of a product; nothing where the back office does not say. */
function WorstCase({ worst }: { worst: string }) {
  const t = useTranslations('articles');
  if (!worst) return null;
  return (
    <aside aria-label={t('worst')}>
      <FactBox facts={[{ label: t('worst'), value: worst }]} />
    </aside>
  );
}

/** The column beside the body: facts, and the contents of a long text; nothing where there is neither. */
function Aside({ article }: { article: Article }) {
  const facts = useFacts(article.facts);
  const isLong = article.headings.length >= CONTENTS_FROM;
  if (facts.length === 0 && !isLong) return null;
  return (
    <div className={styles.aside}>
      <FactBox facts={facts} />
      {isLong && <TableOfContents headings={article.headings} className={styles.contents} />}
    </div>
  );
}

/** DE-01 service: title and ways to apply first, then a low picture, body, facts, documents and share. */
export function ServiceView({ detail }: { detail: Detail }) {
  const t = useTranslations('articles');
  const [article] = detail.articles;
  return (
    <article>
      <div className={`container ${styles.service}`} data-read="">
        <header className={styles.head}>
          {article.tag && <p className={styles.tag}>{article.tag}</p>}
          <h1 className={styles.title}>{article.title}</h1>
          {article.excerpt && <p className={styles.excerpt}>{article.excerpt}</p>}
          {article.links.length > 0 && (
            <p className={styles.apply} role="group" aria-label={t('apply')}>
              {article.links.map(({ href, label }, at) => (
                <ButtonLink key={href} href={href} kind={at === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          )}
          <div className={styles.reading}>
            <ReadAloud />
          </div>
        </header>
        {article.image && (
          <div className={styles.banner}>
            <Picture
              src={article.image}
              alt=""
              sizes="(width >= 1280px) 80rem, 100vw"
              width={1600}
              height={900}
              eager
            />
          </div>
        )}
        <WorstCase worst={article.facts.card.worst} />
        <div className={styles.columns}>
          <RichText html={article.body} />
          <Aside article={article} />
        </div>
        <Attachments article={article} />
        <div className={styles.share}>
          <Share url={detail.shareUrl} qr={detail.qr} />
        </div>
      </div>
    </article>
  );
}
