import { useTranslations } from 'next-intl';
import type { DisclosureNotice } from '@/lib/model/disclosure';
import type { PageContext } from '@/lib/model/page';
import { Attachments } from '../articles/attachments';
import { ReadAloud } from '../reading/read-aloud';
import { RichText } from '../ui/rich-text';
import { DisclosureDates } from './disclosed-texts';
import styles from './disclosure.module.css';

/** PD-01: one notice without header and footer. */
export function NoticeView({ data, context }: { data: DisclosureNotice; context: PageContext }) {
  const t = useTranslations('disclosure');
  const { article, back } = data;
  return (
    <article className={styles.notice} data-read="">
      <a href={back} className={`${styles.back} no-print`}>
        {t('back')}
      </a>
      <h1>{article.title}</h1>
      <DisclosureDates article={article} locale={context.locale} />
      <div className={styles.reading}>
        <ReadAloud />
      </div>
      <RichText html={article.body} />
      <Attachments article={article} />
    </article>
  );
}
