import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import { compareHref, toolHref } from '@/lib/site/preview';
import styles from './preview-mark.module.css';

/** Says on every preview that it is one, and leads to the editors' tools and out. */
export function PreviewMark({ context }: { context: PageContext }) {
  const t = useTranslations();
  const { locale, path, query } = context;
  return (
    <aside className={`${styles.mark} no-print`} aria-label={t('preview.tools')}>
      <p role="status">{t('frame.preview')}</p>
      <p className={styles.links}>
        <a href={compareHref({ locale, path, query })} target="_top">
          {t('preview.compare')}
        </a>
        <a href={toolHref(locale, 'findings')} target="_top">
          {t('preview.findings')}
        </a>
        <a href={toolHref(locale, 'leave')} target="_top">
          {t('preview.leave')}
        </a>
      </p>
    </aside>
  );
}
