import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { Prospectuses, ProspectusGroups } from '@/lib/model/prospectus';
import { PROSPECTUS_GROUPS } from '@/lib/site/route-table';
import { href } from '@/lib/site/routes';
import { ArticleList } from '../articles/article-list';
import { PagedArticles } from '../articles/paged-articles';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { PageHead } from '../ui/page-head';
import { Section } from '../ui/section';
import { SmartLink } from '../ui/smart-link';
import styles from './prospectus.module.css';

/** IR-04: a banner that leads to the grouped offerings, and a paged list of all documents. */
export function ProspectusView({ data, context }: { data: Prospectuses; context: PageContext }) {
  const t = useTranslations('investors.prospectus');
  const { locale } = context;
  const { list, groups } = data;
  return (
    <>
      <PageHead title={data.title} text={data.intro} kind="dense" />
      <div className={`container ${styles.page}`}>
        <SmartLink href={href(locale, PROSPECTUS_GROUPS)} newTab className={styles.banner}>
          <span>
            <strong>{t('banner')}</strong>
            {groups.length > 0 && <span>{groups.join(t('and'))}</span>}
          </span>
          <Icon name="outside" size={28} />
        </SmartLink>
        <PagedArticles
          list={list}
          context={context}
          empty={
            <EmptyState title={t('empty')}>
              <a href={href(locale, '/investor-relations')}>{t('back')}</a>
            </EmptyState>
          }
        />
      </div>
    </>
  );
}

/** IR-04: renaming, H-share offering and A-share offering, each with its documents. */
export function ProspectusGroupsView({ data, context }: { data: ProspectusGroups; context: PageContext }) {
  const t = useTranslations('investors.prospectus');
  return (
    <>
      <PageHead title={data.title} text={data.intro} kind="dense" />
      {data.groups.map(({ title, articles }, at) => (
        <Section key={title} title={title} tone={at % 2 ? 'raised' : 'plain'}>
          {articles.length > 0 ? (
            <ArticleList articles={articles} locale={context.locale} type="channel" heading="h3" />
          ) : (
            <EmptyState title={t('empty')} />
          )}
        </Section>
      ))}
    </>
  );
}
