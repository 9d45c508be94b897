import { useFormatter, useMessages, useTranslations } from 'next-intl';
import { formatBytes } from '@/lib/base/format';
import type { FormField, Receipt, ReceiptPage } from '@/lib/model/forms';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/site/routes';
import compiled from '../inline-scripts/compiled.json';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { InlineScript } from '../ui/inline-script';
import { PageHead } from '../ui/page-head';
import { PrintButton } from '../ui/print-button';
import styles from './forms.module.css';
import receiptStyles from './receipt.module.css';
import { Steps } from './steps';

const FORGET_DRAFT = { report: compiled.forgetReport, complaint: compiled.forgetComplaint } as const;

function Rows({ data, receipt }: { data: ReceiptPage; receipt: Receipt }) {
  const t = useTranslations('forms');
  const format = useFormatter();
  const at = format.dateTime(new Date(receipt.at), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Asia/Shanghai',
  });
  const files = receipt.files.map(({ name, bytes }) => `${name} (${formatBytes(bytes)})`);
  const labels: Readonly<Partial<Record<FormField, string>>> = useMessages().forms[data.form].fields;
  return (
    <dl className={receiptStyles.receipt}>
      <div>
        <dt>{t('receipt.at')}</dt>
        <dd>{at}</dd>
      </div>
      {receipt.reference && (
        <div>
          <dt>{t('receipt.reference')}</dt>
          <dd>{receipt.reference}</dd>
        </div>
      )}
      {receipt.rows.map(({ field, text }) => (
        <div key={field}>
          <dt>{labels[field]}</dt>
          <dd className={receiptStyles.said}>{text}</dd>
        </div>
      ))}
      <div>
        <dt>{t('receipt.files')}</dt>
        <dd>{files.length > 0 ? files.join('、') : t('receipt.noFiles')}</dd>
      </div>
      {receipt.privacy && (
        <div>
          <dt>{t('receipt.privacy')}</dt>
          <dd>{t('privacy.version', { date: receipt.privacy })}</dd>
        </div>
      )}
    </dl>
  );
}

/** A masked copy of what was sent, to print; after its expiry, a note that there is nothing to show. */
export function ReceiptView({ data, context }: { data: ReceiptPage; context: PageContext }) {
  const t = useTranslations('forms');
  const { form, receipt, hotline } = data;
  const back = form === 'report' ? '/report-fraud' : '/customer-hotline';
  return (
    <>
      <PageHead
        title={receipt ? t(`${form}.success`) : t('receipt.title')}
        text={receipt ? t('receipt.text') : undefined}
        watermark={t('receipt.watermark')}
      />
      <div className={`container ${styles.page}`}>
        {form === 'complaint' && receipt && <Steps at="done" />}
        {receipt ? (
          <Rows data={data} receipt={receipt} />
        ) : (
          <EmptyState title={t('receipt.none')}>
            <p>{t('receipt.noneText', { hotline })}</p>
          </EmptyState>
        )}
        <div className={`${styles.actions} no-print`}>
          {receipt && <PrintButton label={t('receipt.print')} />}
          <ButtonLink href={href(context.locale, back)} kind="secondary">
            {t(`${form}.back`)}
          </ButtonLink>
          <ButtonLink href={href(context.locale, '/')} kind="secondary">
            {t('receipt.home')}
          </ButtonLink>
        </div>
      </div>
      {receipt && <InlineScript code={FORGET_DRAFT[form]} />}
    </>
  );
}
