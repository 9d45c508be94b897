import { useTranslations } from 'next-intl';
import type { Management } from '@/lib/model/company';
import type { PageContext } from '@/lib/model/page';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { RichText } from '../ui/rich-text';
import styles from './management.module.css';

/** IN-02: the leadership by group. */
export function ManagementView({ data }: { data: Management; context: PageContext }) {
  const t = useTranslations('company.management');
  return (
    <>
      <PageHead title={data.title} text={data.intro} watermark={t('watermark')} />
      <div className={`container ${styles.page}`}>
        {data.groups.length === 0 && <EmptyState title={t('empty')} />}
        {data.groups.map(({ title, managers }) => (
          <section key={title} aria-label={title || data.title}>
            <h2 className={title ? styles.title : 'visually-hidden'}>{title || data.title}</h2>
            <ul className={styles.people}>
              {managers.map(({ id, name, role, article }) => (
                <li key={id} className={styles.person}>
                  <h3>{name}</h3>
                  {role && <p className={styles.role}>{role}</p>}
                  <RichText html={article.body} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
