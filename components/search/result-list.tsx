import type { ArticleHit, FunctionHit } from '@/lib/model/search';
import type { Locale } from '@/lib/model/variant';
import { ArticleRow } from '../articles/article-row';
import { Rows } from '../ui/rows';
import { SmartLink } from '../ui/smart-link';
import { MarkedText } from './marked-text';
import styles from './search.module.css';

/** Matching pages and outlets as links. */
export function FunctionTags({ label, hits }: { label: string; hits: readonly FunctionHit[] }) {
  if (hits.length === 0) return null;
  return (
    <nav aria-label={label}>
      <h2 className={styles.heading}>{label}</h2>
      <ul className={styles.tags}>
        {hits.map(({ href, parts }) => (
          <li key={href}>
            <SmartLink className={styles.tag} href={href}>
              <MarkedText parts={parts} />
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Matching articles: date, section, title with the matches marked, and excerpt. */
export function ResultList({ hits, locale }: { hits: readonly ArticleHit[]; locale: Locale }) {
  return (
    <Rows ordered>
      {hits.map((hit) => (
        <ArticleRow key={hit.id} article={hit} locale={locale} heading="h3">
          <SmartLink href={hit.href}>
            <MarkedText parts={hit.parts} />
          </SmartLink>
        </ArticleRow>
      ))}
    </Rows>
  );
}
