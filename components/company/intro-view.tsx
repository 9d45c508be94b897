import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/model/articles';
import type { Intro, IntroSection } from '@/lib/model/company';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { pathHref } from '@/lib/site/routes';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/page-head';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { SmartLink } from '../ui/smart-link';
import styles from './intro.module.css';

function OverviewCard({ article }: { article: Article }) {
  const t = useTranslations('company');
  const { title, excerpt, body, image, links } = article;
  const to = links[0]?.href;
  return (
    <article className={styles.overview}>
      {image && (
        <Picture src={image} alt="" sizes="(width >= 1025px) 40vw, 100vw" width={1200} height={675} eager />
      )}
      <div className={styles.overviewText}>
        <h2>{to ? <SmartLink href={to}>{title}</SmartLink> : title}</h2>
        {excerpt && <p>{excerpt}</p>}
        <RichText html={body} />
        {to && (
          <span className={styles.more} aria-hidden="true">
            {t('more')} <Icon name="arrow" />
          </span>
        )}
      </div>
    </article>
  );
}

function Part({ part, locale }: { part: IntroSection; locale: Locale }) {
  const t = useTranslations('company');
  const { id, title, articles, names, text, path } = part;
  return (
    <section id={id} className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {articles.map((article) => (
        <div key={article.id} className={styles.body}>
          {article.title !== title && <h3>{article.title}</h3>}
          <RichText html={article.body} />
        </div>
      ))}
      {names.length > 0 && (
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {path && (
        <SmartLink
          href={pathHref(locale, path)}
          newTab
          className={styles.open}
          aria-label={t('openPart', { title })}
        >
          {t('open')} <Icon name="outside" size={18} />
        </SmartLink>
      )}
    </section>
  );
}

/** IN-01: sections with anchors; a script marks the current one. */
export function IntroView({ data, context }: { data: Intro; context: PageContext }) {
  const t = useTranslations('company');
  const { title, intro, overview, sections } = data;
  return (
    <>
      <PageHead title={title} text={intro} watermark={t('watermark')} />
      <div className={`container ${styles.page}`}>
        {overview && <OverviewCard article={overview} />}
        <div className={styles.layout} data-smooth>
          <nav className={styles.side} aria-label={t('parts')} data-scroll-spy>
            <ul>
              {sections.map(({ id, title: label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {sections.map((part) => (
              <Part key={part.id} part={part} locale={context.locale} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
