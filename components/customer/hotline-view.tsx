import { useTranslations } from 'next-intl';
import type { HotlinePage } from '@/lib/model/customer';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { COMPLAINT_NOTICE } from '@/lib/site/endpoints';
import { detailHref } from '@/lib/site/routes';
import { DialogLink } from '../ui/dialog-link';
import { PageHead } from '../ui/page-head';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { SmartLink } from '../ui/smart-link';
import { AssistantButton } from './assistant-button';
import { ComplaintButton } from './complaint-button';
import { ComplaintProcess } from './complaint-process';
import { ContactDetails } from './contact-details';
import styles from './customer.module.css';
import hotline from './hotline.module.css';
import { HotlineHero } from './hotline-hero';

/** Why the complaint entry redirected here; selected by the fragment of the address. */
function Notices() {
  const t = useTranslations('customer.hotline');
  return (
    <>
      <p id={COMPLAINT_NOTICE.unidentified} className={hotline.notice} tabIndex={-1}>
        {t('noticeNobody')}
      </p>
      <p id={COMPLAINT_NOTICE.failed} className={hotline.notice} tabIndex={-1}>
        {t('noticeFailed')}
      </p>
    </>
  );
}

/** A column with what is pressed after the call is answered; the whole text opens as a dialog. */
function VoiceMenu({ data: { ivr, keys }, locale }: { data: HotlinePage; locale: Locale }) {
  const t = useTranslations('customer.hotline');
  if (!ivr) return null;
  return (
    <div className={hotline.column}>
      <section className={hotline.menu} aria-label={t('keys')}>
        {keys && (
          <>
            <h2>{t('keys')}</h2>
            <p className={styles.lead}>{t('keysLead')}</p>
            <RichText html={keys} />
          </>
        )}
        <DialogLink
          title={ivr.title}
          href={detailHref(locale, ivr.id, 'channel')}
          closeLabel={t('close')}
          kind="secondary"
        >
          <RichText html={ivr.body} />
        </DialogLink>
      </section>
    </div>
  );
}

function Texts({ data: { intro, articles } }: { data: HotlinePage }) {
  return (
    <>
      {intro && <p className={styles.lead}>{intro}</p>}
      {articles.map((article) => (
        <section key={article.id} aria-label={article.title}>
          {article.headings[0]?.text !== article.title && <h2>{article.title}</h2>}
          <RichText html={article.body} />
        </section>
      ))}
    </>
  );
}

function Complaints({ data: { assistant, mailbox }, locale }: { data: HotlinePage; locale: Locale }) {
  const t = useTranslations('customer.hotline');
  const number = assistant.phones.hotline;
  return (
    <Section title={t('complain')} tone="raised">
      <div className={styles.split}>
        <div className={styles.lead}>
          <ComplaintButton locale={locale} />
        </div>
        <div>
          <h3 className={hotline.other}>{t('without')}</h3>
          <p className={styles.lead}>{t('channelsText')}</p>
          <p className={styles.buttons}>
            <SmartLink className={hotline.way} href={phoneHref(number)}>
              {number}
            </SmartLink>
            {mailbox && (
              <SmartLink className={hotline.way} href={mailbox.url}>
                {mailbox.value}
              </SmartLink>
            )}
          </p>
        </div>
      </div>
      <section aria-label={t('process')}>
        <h3 className={styles.sub}>{t('process')}</h3>
        <ComplaintProcess />
      </section>
    </Section>
  );
}

/**
 * CU-01: the number first, then its keys and hours, complaints and their process. Without the keys the ways to reach
 * the service take their column.
 */
export function HotlineView({ data, context }: { data: HotlinePage; context: PageContext }) {
  const t = useTranslations('customer.hotline');
  const { assistant, mailbox } = data;
  const { locale } = context;
  const contacts = (
    <ContactDetails phones={assistant.phones} mailbox={mailbox} locale={locale} open={!data.ivr} />
  );
  return (
    <>
      <PageHead title={data.title} text={t('slogan')}>
        <Notices />
        <HotlineHero data={data} />
        {assistant.frame && (
          <div className={hotline.tools}>
            <AssistantButton assistant={assistant} locale={locale} />
          </div>
        )}
      </PageHead>
      <div className={`container ${hotline.split}`}>
        <VoiceMenu data={data} locale={locale} />
        <div className={hotline.column}>
          <Texts data={data} />
          {data.ivr && contacts}
        </div>
        {!data.ivr && contacts}
      </div>
      <Complaints data={data} locale={locale} />
    </>
  );
}
