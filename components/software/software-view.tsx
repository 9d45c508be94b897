import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { SoftwarePage } from '@/lib/model/software';
import { LinkCards } from '../customer/link-cards';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
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

/** DL-01: three featured programs, the others, safety tools, and how to verify downloads. */
export function SoftwareView({ data, context }: { data: SoftwarePage; context: PageContext }) {
  const t = useTranslations('software');
  const { featured, others, tools, articles } = data;
  return (
    <div className={styles.page} data-visitor={data.visitor}>
      <PageHead title={data.title} text={data.intro} watermark={t('watermark')} />
      <div className="container">
        <CheckFirst />
      </div>
      <Section title={t('featured')}>
        {featured.length === 0 && <EmptyState title={t('noItem')} />}
        <ul className={styles.featured}>
          {featured.map((item) => (
            <SoftwareCard key={item.id} item={item} pictured />
          ))}
        </ul>
      </Section>
      {others.length > 0 && (
        <Section title={t('others')}>
          <ul className={styles.others}>
            {others.map((item) => (
              <SoftwareCard key={item.id} item={item} />
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
