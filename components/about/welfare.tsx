import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/lib/model/article';
import type { Locale } from '@/lib/model/variant';
import { detailHref } from '@/lib/routes';
import { ButtonLink } from '../ui/button-link';
import { Picture } from '../ui/picture';
import styles from './welfare.module.css';

/** Public welfare: what the group does for others, in a picture and two sentences. */
export function Welfare({ article, locale }: { article: ArticleSummary; locale: Locale }) {
  const t = useTranslations('about');
  return (
    <section className={`container section ${styles.layout}`} aria-labelledby="welfare">
      {article.image && (
        <Picture
          src={article.image}
          alt=""
          sizes="(width >= 900px) 50vw, 100vw"
          width={1600}
          height={900}
          className={styles.picture}
        />
      )}
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
