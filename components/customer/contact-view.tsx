import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ContactPage, ContactPoint } from '@/lib/model/customer';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { PageHead } from '../ui/page-head';
import { SmartLink } from '../ui/smart-link';
import { AssistantButton } from './assistant-button';
import styles from './customer.module.css';
import { PhoneNumbers } from './phone-numbers';

interface BlockProps {
  title: string;
  text: string;
  tall?: boolean;
  children: ReactNode;
}

function Block({ title, text, tall, children }: BlockProps) {
  return (
    <section className={`${styles.block} ${tall ? styles.tall : ''}`} aria-label={title}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}

/** A point of contact as text or link; one that the back office does not provide links to the hotline. */
function Point({ label, point }: { label: string; point: ContactPoint | undefined }) {
  const t = useTranslations('customer.contact');
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {!point && t('none')}
        {point && (point.url ? <SmartLink href={point.url}>{point.value}</SmartLink> : point.value)}
      </dd>
    </div>
  );
}

/** CU-04: points of contact. */
export function ContactView({ data, context }: { data: ContactPage; context: PageContext }) {
  const t = useTranslations('customer.contact');
  const { points, assistant } = data;
  const { locale } = context;
  return (
    <>
      <PageHead title={data.title} text={data.intro} kind="dense" />
      <div className={`container ${styles.blocks}`}>
        <Block title={t('service')} text={t('serviceText')} tall>
          <PhoneNumbers phones={assistant.phones} />
          <dl className={styles.points}>
            <Point label={t('mailbox')} point={points.mailbox} />
          </dl>
          <div className={styles.buttons}>
            <AssistantButton assistant={assistant} locale={locale} />
            <ButtonLink href={href(locale, '/customer-hotline')} kind="secondary" newTab>
              {t('hotlinePage')}
            </ButtonLink>
          </div>
        </Block>
        <Block title={t('investors')} text={t('investorsText')}>
          <dl className={styles.points}>
            <Point label={t('aShares')} point={points.aShares} />
            <Point label={t('hShares')} point={points.hShares} />
          </dl>
        </Block>
        <Block title={t('business')} text={t('businessText')}>
          <dl className={styles.points}>
            <Point label={t('mailbox')} point={points.business} />
          </dl>
        </Block>
        <Block title={t('inspection')} text={t('inspectionText')}>
          <dl className={styles.points}>
            <Point label={t('address')} point={points.inspectionAddress} />
            <Point label={t('phone')} point={points.inspectionPhone} />
          </dl>
        </Block>
        <Block title={t('report')} text={t('reportText')}>
          <div className={styles.buttons}>
            <ButtonLink href={href(locale, '/report-fraud')} kind="secondary" newTab>
              {t('report')}
            </ButtonLink>
          </div>
        </Block>
      </div>
    </>
  );
}
