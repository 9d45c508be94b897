import { useTranslations } from 'next-intl';
import type { Structure } from '@/lib/model/company';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/site/routes';
import { Button, buttonLook } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { RichText } from '../ui/rich-text';
import { SmartLink } from '../ui/smart-link';
import { OrgChart } from './org-chart';
import chart from './org-chart.module.css';
import { OrgList } from './org-list';
import styles from './structure.module.css';

const DETAIL = '/investor-relations/intro/organization-structure-detail';
const LARGE = 'large-chart';

interface ViewProps {
  data: Structure;
  context: PageContext;
}

/** IN-02: the structure as lists, with a link to the chart. */
export function StructureView({ data, context }: ViewProps) {
  const t = useTranslations('company.structure');
  return (
    <>
      <PageHead title={data.title} text={data.intro} watermark={t('watermark')} />
      <div className={`container ${styles.page} ${styles.overview}`}>
        <div className={styles.beside}>
          {data.articles.map(({ id, body }) => (
            <RichText key={id} html={body} />
          ))}
          {data.units.length > 0 && (
            <SmartLink
              href={href(context.locale, DETAIL)}
              newTab
              className={buttonLook('secondary', styles.toChart)}
            >
              {t('chart')}
            </SmartLink>
          )}
        </div>
        {data.units.length > 0 && <OrgList units={data.units} />}
        {data.units.length === 0 && data.articles.length === 0 && <EmptyState title={t('empty')} />}
      </div>
    </>
  );
}

function Chart({ data }: { data: Structure }) {
  const t = useTranslations('company.structure');
  return (
    <>
      <div data-chart="">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
        <section className={chart.frame} aria-label={t('chart')} tabIndex={0}>
          <OrgChart units={data.units} title={t('chartText')} />
        </section>
        <Button
          type="button"
          kind="secondary"
          className={chart.enlarge}
          popoverTarget={LARGE}
          data-dialog={LARGE}
          aria-haspopup="dialog"
        >
          {t('enlarge')}
        </Button>
      </div>
      <dialog id={LARGE} popover="auto" className={chart.large} aria-label={t('chart')}>
        <Button
          type="button"
          className={chart.close}
          popoverTarget={LARGE}
          popoverTargetAction="hide"
          data-close=""
        >
          {t('close')}
        </Button>
        <OrgChart units={data.units} title={t('chartText')} />
      </dialog>
    </>
  );
}

/** Fallback where no units are listed: the article about them. */
function Written({ articles }: Pick<Structure, 'articles'>) {
  const t = useTranslations('company.structure');
  if (articles.length === 0) return <EmptyState title={t('empty')} />;
  return articles.map(({ id, body }) => <RichText key={id} html={body} />);
}

/** IN-02: the whole chart, enlargeable in a dialog, and the same as text. */
export function StructureDetailView({ data }: ViewProps) {
  const t = useTranslations('company.structure');
  return (
    <>
      <PageHead title={data.title} text={data.intro} />
      <div className={`container ${styles.page}`}>
        {data.units.length > 0 ? (
          <>
            <Chart data={data} />
            <section id="text" aria-label={t('asText')}>
              <h2 className={styles.title}>{t('asText')}</h2>
              <OrgList units={data.units} />
            </section>
          </>
        ) : (
          <Written articles={data.articles} />
        )}
      </div>
    </>
  );
}
