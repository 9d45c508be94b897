import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import { PREVIEW_SHEET } from '@/lib/site/endpoints';
import { compareHref, toolHref } from '@/lib/site/preview';

/** Says on every preview that it is one, and leads to the editors' tools and out. Its sheet is a file: on public pages, which hold the frame too, nothing of it is loaded. */
export function PreviewMark({ context }: { context: PageContext }) {
  const t = useTranslations();
  const { locale, path, query } = context;
  return (
    <aside className="preview-mark no-print" aria-label={t('preview.tools')}>
      <link rel="stylesheet" href={PREVIEW_SHEET} precedence="default" />
      <p role="status">{t('frame.preview')}</p>
      <p className="preview-links">
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
