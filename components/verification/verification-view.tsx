import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import { VERIFICATION_KINDS, type VerificationPage } from '@/lib/model/verification';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { href } from '@/lib/site/routes';
import { PageHead } from '../ui/page-head';
import { ChannelSheet } from './channel-sheet';
import { FileAnswerBox } from './file-answer-box';
import { FileSection, useAnswerWords } from './file-section';
import { MessageBox } from './message-box';
import { MessageForm } from './message-form';
import { VerdictBox } from './verdict-box';
import styles from './verification.module.css';
import { VerificationForm } from './verification-form';

/** Warnings (EL-18), then the form and its answer: official or not found, and what to do then. */
export function VerificationView({ data, context }: { data: VerificationPage; context: PageContext }) {
  const t = useTranslations('verification');
  const answerWords = useAnswerWords();
  const { locale } = context;
  const { verdict, message, file, checksFiles, share, hotline, siteName } = data;
  return (
    <>
      <PageHead title={t('title')} text={t('intro', { name: siteName })} kind="dense" />
      <div className={`container ${styles.page}`}>
        <aside aria-label={t('never.title')} className={styles.never}>
          <h2>{t('never.title')}</h2>
          <ul>
            {(['password', 'transfer', 'group', 'remote'] as const).map((key) => (
              <li key={key}>{t(`never.${key}`)}</li>
            ))}
          </ul>
          <p>
            <a href={phoneHref(hotline)}>{t('call', { hotline })}</a>
          </p>
          <p>
            <a href={href(locale, '/download')}>{t('downloads')}</a>
          </p>
        </aside>
        <div className={styles.check}>
          {verdict && <VerdictBox verdict={verdict} hotline={hotline} locale={locale} share={share} />}
          {message && <MessageBox message={message} hotline={hotline} locale={locale} />}
          {file && <FileAnswerBox id="answer" answer={file} words={answerWords} />}
          <p className={`${styles.note} no-print`}>{t('privacy')}</p>
          <VerificationForm verdict={verdict} locale={locale} />
          <MessageForm locale={locale} />
          {checksFiles && <FileSection locale={locale} hotline={hotline} />}
        </div>
      </div>
      <ChannelSheet channels={data.channels} sticker={data.sticker} />
      <div className={`container ${styles.kinds} no-print`}>
        <h2>{t('how')}</h2>
        <dl>
          {VERIFICATION_KINDS.map((kind) => (
            <div key={kind}>
              <dt>{t(`kinds.${kind}`)}</dt>
              <dd>{t(`hints.${kind}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
