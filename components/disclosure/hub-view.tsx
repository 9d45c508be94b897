import { useTranslations } from 'next-intl';
import type { DisclosureHub } from '@/lib/model/disclosure';
import type { PageContext } from '@/lib/model/page';
import { ReadAloud } from '../reading/read-aloud';
import { ownLang } from '../ui/own-word';
import { PageHead } from '../ui/page-head';
import { DisclosedTexts } from './disclosed-texts';
import styles from './disclosure.module.css';
import { SideTabs } from './side-tabs';

/** PD-01: the tabs of the menu tree, each with an address, and the content of the selected one. */
export function HubView({ data, context }: { data: DisclosureHub; context: PageContext }) {
  const t = useTranslations('disclosure');
  const hasTexts = data.content.kind === 'texts' && data.content.articles.length > 0;
  return (
    <>
      <PageHead title={data.title} text={data.intro} kind="dense" />
      <SideTabs label={t('tabs')} tabs={data.tabs} locale={context.locale}>
        <div data-read="">
          <h2 className={styles.heading} lang={ownLang(data.label, context.locale)}>
            {data.label}
          </h2>
          {hasTexts && (
            <div className={styles.reading}>
              <ReadAloud />
            </div>
          )}
          <DisclosedTexts label={data.label} content={data.content} locale={context.locale} />
        </div>
      </SideTabs>
    </>
  );
}
