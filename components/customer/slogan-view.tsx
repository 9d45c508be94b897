import { useTranslations } from 'next-intl';
import type { SloganPage } from '@/lib/model/customer';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { PageHead } from '../ui/page-head';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { ComplaintButton } from './complaint-button';
import styles from './customer.module.css';
import { LinkCards } from './link-cards';
import { PhoneNumbers } from './phone-numbers';

/** CU-05: three ways to complain: here, by telephone, or before a third party. */
export function SloganView({ data, context }: { data: SloganPage; context: PageContext }) {
  const t = useTranslations('customer.slogan');
  const { locale } = context;
  return (
    <>
      <PageHead title={data.title} text={data.intro} watermark={t('watermark')}>
        <p className={styles.slogan}>{t('lead')}</p>
      </PageHead>
      <div className={`container ${styles.blocks}`}>
        <section className={styles.block} aria-label={t('complain')}>
          <h2>{t('complain')}</h2>
          <p>{t('complainText')}</p>
          <ComplaintButton locale={locale} />
        </section>
        <section className={styles.block} aria-label={t('hotline')}>
          <h2>{t('hotline')}</h2>
          <p>{t('hotlineText')}</p>
          <PhoneNumbers phones={data.phones} />
          <div className={styles.buttons}>
            <ButtonLink href={href(locale, '/customer-hotline')} kind="secondary">
              {t('hotlinePage')}
            </ButtonLink>
          </div>
        </section>
      </div>
      {data.mediation.length > 0 && (
        <Section title={t('mediation')} tone="raised">
          <p className={styles.lead}>{t('mediationText')}</p>
          <LinkCards links={data.mediation} />
        </Section>
      )}
      {data.articles.map((article) => (
        <Section key={article.id} title={article.title}>
          <RichText html={article.body} />
        </Section>
      ))}
    </>
  );
}
