import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { SoftwarePage } from '@/lib/model/software';
import { LinkCards } from '../customer/link-cards';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { QrImage } from '../ui/qr-image';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { CheckFirst, CheckSection } from './check-section';
import styles from './software.module.css';
import { SoftwareCard } from './software-card';

function Texts({ articles }: Pick<SoftwarePage, 'articles'>) {
  return articles.map(({ id, title, body }) => (
    <div key={id} className={styles.text}>
      <h3>{title}</h3>
      <RichText html={body} />
    </div>
  ));
}

const APP_CODE_SIZE = 128;

/** DL-01: three featured programs, the others, safety tools, and how to verify downloads. */
export function SoftwareView({ data, context }: { data: SoftwarePage; context: PageContext }) {
  const t = useTranslations('software');
  const { featured, others, tools, articles, code } = data;
  return (
    <div data-visitor={data.visitor}>
      <PageHead title={data.title} text={data.intro} kind="dense" />
      <div className="container">
        <CheckFirst />
        {code && (
          <figure className={`${styles.code} no-print`}>
            <QrImage qr={code} label={t('code')} size={APP_CODE_SIZE} />
            <figcaption>{t('scan')}</figcaption>
          </figure>
        )}
      </div>
      <Section title={t('featured')}>
        {featured.length === 0 && <EmptyState title={t('noItem')} />}
        <ul className={styles.featured}>
          {featured.map((item) => (
            <SoftwareCard key={item.id} item={item} visitor={data.visitor} pictured />
          ))}
        </ul>
      </Section>
      {others.length > 0 && (
        <Section title={t('others')}>
          <ul className={styles.others}>
            {others.map((item) => (
              <SoftwareCard key={item.id} item={item} visitor={data.visitor} />
            ))}
          </ul>
        </Section>
      )}
      <CheckSection items={[...featured, ...others]} locale={context.locale} />
      <Section title={t('safety')}>
        <LinkCards links={tools} />
        <Texts articles={articles} />
      </Section>
    </div>
  );
}
