import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { PeoplePage } from '@/lib/model/people';
import { DisclosedTexts } from '../disclosure/disclosed-texts';
import styles from '../disclosure/disclosure.module.css';
import { SideTabs } from '../disclosure/side-tabs';
import { EmptyState } from '../ui/empty-state';
import { ownLang } from '../ui/own-word';
import { PageHead } from '../ui/page-head';
import { MarketingPanel } from './marketing-panel';
import { PeopleList } from './people-list';
import { PractitionerList, PractitionerTable } from './practitioner-table';

interface PersonnelProps {
  data: PeoplePage;
  context: PageContext;
}

function Panel({ data, context }: PersonnelProps) {
  const t = useTranslations('people');
  const { content } = data;
  switch (content.kind) {
    case 'texts':
      return <DisclosedTexts label={data.label} content={content.content} locale={context.locale} />;
    case 'tooMany':
      return (
        <EmptyState title={t('tooMany', { seconds: content.seconds })}>
          <p>{t('tooManyHint')}</p>
        </EmptyState>
      );
    case 'practitioners': {
      const Practitioners = context.edition === 'mobile' ? PractitionerList : PractitionerTable;
      return (
        <PeopleList data={data} context={context} list={content.list}>
          <Practitioners list={content.list} locale={context.locale} />
        </PeopleList>
      );
    }
    default:
      return <MarketingPanel data={data} context={context} list={content.list} texts={content.texts} />;
  }
}

/** PB-01: six tabs with an address each; filters and pages are part of it. */
export function PeopleView({ data, context }: PersonnelProps) {
  const t = useTranslations('people');
  const lead = data.tab === 'marketing' || data.tab === 'funds' ? t(`lead.${data.tab}`) : null;
  return (
    <>
      <PageHead title={data.title} text={data.intro} kind="dense" />
      <SideTabs label={t('tabsLabel')} tabs={data.tabs} locale={context.locale}>
        <h2 className={styles.heading} lang={ownLang(data.label, context.locale)}>
          {data.label}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <Panel data={data} context={context} />
      </SideTabs>
    </>
  );
}
