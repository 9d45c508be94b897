import { useTranslations } from 'next-intl';
import type { DisclosureMedium, InvestorHome } from '@/lib/model/investors';
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
import { ReportBanner } from './report-banner';

const TOOLS = [
  ['stockInfo', '/investor-relations/stock-info'],
  ['reports', '/investor-relations/report'],
  ['calculator', '/investor-relations/dividend-calculator'],
  ['calendar', '/investor-relations/calendar'],
] as const;

function Tools({ locale }: { locale: Locale }) {
  const t = useTranslations('investors.tools');
  return (
    <nav className="container section" aria-label={t('title')}>
      <ul className={styles.tools}>
        {TOOLS.map(([key, path]) => (
          <li key={key}>
            <a href={href(locale, path)}>
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
      watermark={t('watermark.latest')}
      action={
        <ButtonLink href={more} kind="secondary">
          {t('more')}
        </ButtonLink>
      }
    >
      {data.latest.length > 0 ? (
        <ArticleList articles={data.latest} locale={locale} newTab />
      ) : (
        <EmptyState title={t('noAnnouncements')} />
      )}
    </Section>
  );
}

/** IR-01: quotes, latest report and announcements, next dates, contacts, and where the company publishes. */
export function InvestorHomeView({ data, context }: { data: InvestorHome; context: PageContext }) {
  const t = useTranslations('investors.home');
  const { locale } = context;
  const { quotes, banner, events, contacts, media } = data;
  return (
    <>
      <PageHead title={data.title} text={data.intro} watermark={t('watermark.page')} />
      <QuotePanel quotes={quotes} context={context} />
      {banner && <ReportBanner banner={banner} locale={locale} />}
      <Latest data={data} locale={locale} />
      <Tools locale={locale} />
      {events.length > 0 && (
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
      )}
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
