import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import type { CountedPage } from './counted-page';

interface ConsentBarProps {
  /** Address that events are sent to. */
  to: string;
  counted: CountedPage;
  locale: Locale;
}

/**
 * SH-12: the consent banner, and the data that public/analytics.mjs may report of this page. Hidden until that script
 * finds that the visitor has not decided yet; without the script nothing is shown or sent.
 */
export function ConsentBar({ to, counted: { page, esg, names }, locale }: ConsentBarProps) {
  const t = useTranslations('analytics');
  const reported = {
    'data-to': to,
    'data-page': page,
    ...(esg && { 'data-esg': '' }),
    ...(names && { 'data-names': '' }),
  };
  return (
    <>
      <link rel="stylesheet" href="/analytics.css" precedence="default" />
      <section
        className="no-print"
        aria-label={t('label')}
        tabIndex={-1}
        hidden
        data-analytics=""
        {...reported}
      >
        <div>
          <div>
            <p>
              {t('question')} <a href={href(locale, '/terms')}>{t('more')}</a>
            </p>
            <p hidden data-when="yes">
              {t('agreed')}
            </p>
            <p hidden data-when="no">
              {t('refused')}
            </p>
          </div>
          <div data-answers="">
            <button type="button" data-answer="no">
              {t('refuse')}
            </button>
            <button type="button" data-answer="yes">
              {t('agree')}
            </button>
          </div>
        </div>
      </section>
      <script type="module" async src="/analytics.mjs" />
    </>
  );
}

/** Opens the consent banner again, from the footer; shown once its script works. */
export function ConsentChange() {
  const t = useTranslations('analytics');
  return (
    <p>
      <button type="button" hidden data-analytics-change="">
        {t('change')}
      </button>
    </p>
  );
}
