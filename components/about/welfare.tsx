import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { detailHref } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { Cover } from '../ui/cover';
import styles from './welfare.module.css';

/** Public welfare: a picture and two sentences. */
export function Welfare({ article, locale }: { article: ArticleSummary; locale: Locale }) {
  const t = useTranslations('about');
  return (
    <section className={`container section ${styles.layout}`} aria-labelledby="welfare">
      <Cover
        src={article.image}
        area={article.menuKey}
        sizes="(width >= 900px) 50vw, 100vw"
        className={styles.picture}
      />
      <div>
        <p className={styles.label}>{t('welfare')}</p>
        <h2 id="welfare" className={styles.title}>
          {article.title}
        </h2>
        {article.excerpt && <p className={styles.text}>{article.excerpt}</p>}
        <p className={styles.links}>
          <ButtonLink href={detailHref(locale, article.id, 'channel')}>{t('welfareMore')}</ButtonLink>
          {article.links.map(({ href, label }) => (
            <ButtonLink key={href} href={href} kind="secondary">
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
  );
}
