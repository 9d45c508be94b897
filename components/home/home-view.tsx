import { useTranslations } from 'next-intl';
import type { Home, HomeLink } from '@/lib/model/home';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/site/routes';
import { ElderHome } from '../elder/elder-home';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';
import { Banner } from './banner';
import { BusinessLines } from './business-lines';
import { Figures } from './figures';
import styles from './figures.module.css';
import { HomeNews } from './home-news';
import { ServiceStrip } from './service-strip';
import { SpecialSubject } from './special-subject';

/** The home page: banner, figures, news, business lines and special subjects. */
export function HomeView({ data, context }: { data: Home; context: PageContext }) {
  const t = useTranslations('home');
  const { locale, device } = context;
  if (context.edition === 'elder') return <ElderHome data={data} locale={locale} />;
  const more = (path: HomeLink, word: 'allNews' | 'allBusiness' | 'figures.more') =>
    data.pages.includes(path) && (
      <ButtonLink href={href(locale, path)} kind="secondary">
        {t(word)}
      </ButtonLink>
    );
  const aboutUs = more('/about-us', 'figures.more');
  return (
    <>
      {data.banner ? (
        <Banner banner={data.banner} locale={locale} device={device} />
      ) : (
        <h1 className="visually-hidden">{data.title}</h1>
      )}
      <ServiceStrip data={data} locale={locale} />
      <Section title={t('figures.title')} watermark={t('watermark.about')} tone="raised">
        <Figures figures={data.figures} locale={locale} pages={data.pages} />
        {aboutUs && <p className={styles.more}>{aboutUs}</p>}
      </Section>
      {(data.keyNews || data.news.length > 0) && (
        <Section title={t('news')} watermark={t('watermark.news')} action={more('/pressroom', 'allNews')}>
          <HomeNews keyNews={data.keyNews} news={data.news} locale={locale} />
        </Section>
      )}
      {data.business.length > 0 && (
        <Section
          title={t('business')}
          watermark={t('watermark.business')}
          tone="ink"
          action={more('/what-we-do', 'allBusiness')}
        >
          <BusinessLines items={data.business} locale={locale} />
        </Section>
      )}
      {data.special.length > 0 && (
        <Section title={t('special')} watermark={t('watermark.focus')}>
          <SpecialSubject articles={data.special} locale={locale} />
        </Section>
      )}
    </>
  );
}
