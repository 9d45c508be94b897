import { useTranslations } from 'next-intl';
import type { DisclosureMedium, InvestorHome, InvestorLink } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { ArticleList } from '../articles/article-list';
import { QuotePanel } from '../quotes/quote-panel';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { Section } from '../ui/section';
import { SmartLink } from '../ui/smart-link';
import { ContactBlock } from './contact-block';
import { EventList } from './event-list';
import styles from './investors.module.css';
import { KeyFigures } from './key-figures';
import { NextEvent } from './next-event';
import { ReportBanner } from './report-banner';
import { ResultsRow } from './results-row';

const TOOLS = [
  ['stockInfo', '/investor-relations/stock-info', {}],
  ['dividends', '/investor-relations/stock-info', { tab: 'dividends' }],
  ['reports', '/investor-relations/report', {}],
  ['calculator', '/investor-relations/dividend-calculator', {}],
  ['calendar', '/investor-relations/calendar', {}],
] as const;

function Tools({ locale, pages }: { locale: Locale; pages: readonly InvestorLink[] }) {
  const t = useTranslations('investors.tools');
  return (
    <nav className={`container ${styles.toolbar}`} aria-label={t('title')}>
      <ul className={styles.tools}>
        {TOOLS.filter(([, path]) => pages.includes(path)).map(([key, path, query]) => (
          <li key={key}>
            <a href={href(locale, path, query)}>
              <strong>{t(`${key}.title`)}</strong>
              <span>{t(`${key}.text`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Media({ media }: { media: readonly DisclosureMedium[] }) {
  return (
    <ul className={styles.media}>
      {media.map(({ name, url, image }) => {
        const badge = image ? <img src={image} alt={name} width={320} height={120} loading="lazy" /> : name;
        return <li key={name}>{url ? <SmartLink href={url}>{badge}</SmartLink> : badge}</li>;
      })}
    </ul>
  );
}

function Latest({ data, locale }: { data: InvestorHome; locale: Locale }) {
  const t = useTranslations('investors.home');
  const more = href(locale, '/pressroom', { filterName: 'announcement' });
  return (
    <Section
      title={t('latest')}
      action={
        data.pages.includes('/pressroom') && (
          <ButtonLink href={more} kind="secondary">
            {t('more')}
          </ButtonLink>
        )
      }
    >
      {data.latest.length > 0 ? (
        <ArticleList articles={data.latest} locale={locale} newTab heading="h3" />
      ) : (
        <EmptyState title={t('noAnnouncements')} />
      )}
    </Section>
  );
}

function Coming({ events, locale }: { events: InvestorHome['events']; locale: Locale }) {
  const t = useTranslations('investors.home');
  return (
    <Section
      title={t('events')}
      action={
        <ButtonLink href={href(locale, '/investor-relations/calendar')} kind="secondary">
          {t('allEvents')}
        </ButtonLink>
      }
    >
      <EventList events={events} locale={locale} />
    </Section>
  );
}

/**
 * IR-01: quotes with the next date beside them, the latest results, report and key figures, announcements and dates side
 * by side, contacts, and where the company publishes.
 */
export function InvestorHomeView({ data, context }: { data: InvestorHome; context: PageContext }) {
  const t = useTranslations('investors.home');
  const { locale } = context;
  const { quotes, banner, results, figures, events, contacts, media } = data;
  const [next] = events;
  return (
    <>
      <PageHead title={data.title} text={data.intro} kind="dense" />
      <QuotePanel quotes={quotes} context={context}>
        {next && <NextEvent event={next} locale={locale} />}
      </QuotePanel>
      {results && <ResultsRow results={results} locale={locale} />}
      {figures && <KeyFigures figures={figures} locale={locale} />}
      {banner && <ReportBanner banner={banner} locale={locale} />}
      <div className={events.length > 0 ? `container ${styles.pair}` : undefined}>
        <Latest data={data} locale={locale} />
        {events.length > 0 && <Coming events={events} locale={locale} />}
      </div>
      <Tools locale={locale} pages={data.pages} />
      <Section title={t('contacts')} watermark={t('watermark.contacts')} id="contacts" tone="raised">
        <ContactBlock contacts={contacts} locale={locale} />
      </Section>
      {media.length > 0 && (
        <Section title={t('media')}>
          <Media media={media} />
        </Section>
      )}
    </>
  );
}
