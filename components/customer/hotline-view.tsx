import { useTranslations } from 'next-intl';
import type { HotlinePage } from '@/lib/model/customer';
import type { PageContext } from '@/lib/model/page';
import { COMPLAINT_NOTICE } from '@/lib/site/endpoints';
import { detailHref } from '@/lib/site/routes';
import { DialogLink } from '../ui/dialog-link';
import { PageHead } from '../ui/page-head';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { AssistantButton } from './assistant-button';
import { ComplaintButton } from './complaint-button';
import { ComplaintProcess } from './complaint-process';
import { ContactDetails } from './contact-details';
import styles from './customer.module.css';
import { PhoneNumbers } from './phone-numbers';

/** Why the complaint entry redirected here; selected by the fragment of the address. */
function Notices() {
  const t = useTranslations('customer.hotline');
  return (
    <>
      <p id={COMPLAINT_NOTICE.unidentified} className={styles.notice} tabIndex={-1}>
        {t('noticeNobody')}
      </p>
      <p id={COMPLAINT_NOTICE.failed} className={styles.notice} tabIndex={-1}>
        {t('noticeFailed')}
      </p>
    </>
  );
}

function Help({ data, context }: { data: HotlinePage; context: PageContext }) {
  const t = useTranslations('customer.hotline');
  const { ivr, assistant, mailbox } = data;
  const { locale } = context;
  return (
    <div id="numbers" className={styles.split}>
      <PhoneNumbers phones={assistant.phones} />
      <div className={styles.ways}>
        <AssistantButton assistant={assistant} locale={locale} />
        {ivr && (
          <DialogLink
            title={ivr.title}
            href={detailHref(locale, ivr.id, 'channel')}
            closeLabel={t('close')}
            kind="secondary"
          >
            <RichText html={ivr.body} />
          </DialogLink>
        )}
        <ContactDetails phones={assistant.phones} mailbox={mailbox} locale={locale} />
      </div>
    </div>
  );
}

/** CU-01: numbers first, then assistant, complaints and the complaint process. */
export function HotlineView({ data, context }: { data: HotlinePage; context: PageContext }) {
  const t = useTranslations('customer.hotline');
  return (
    <>
      <PageHead title={data.title} text={data.intro} watermark={t('watermark')}>
        <p className={styles.slogan}>{t('slogan')}</p>
      </PageHead>
      <div className={`container ${styles.page}`}>
        <Notices />
        <Help data={data} context={context} />
      </div>
      <Section title={t('complain')} tone="raised" action={<ComplaintButton locale={context.locale} />}>
        <p className={styles.lead}>{t('complainText')}</p>
        <h3 className={styles.sub}>{t('channels')}</h3>
        <p className={styles.lead}>{t('channelsText')}</p>
      </Section>
      <Section title={t('process')} watermark={t('processWatermark')}>
        <ComplaintProcess />
      </Section>
      {data.articles.map((article) => (
        <Section key={article.id} title={article.title} tone="raised">
          <RichText html={article.body} />
        </Section>
      ))}
    </>
  );
}
