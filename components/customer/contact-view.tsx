import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ContactPage, ContactPoint } from '@/lib/model/customer';
import type { PageContext } from '@/lib/model/page';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { href } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { PageHead } from '../ui/page-head';
import { SmartLink } from '../ui/smart-link';
import { AssistantButton } from './assistant-button';
import { ContactRows } from './contact-rows';
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

interface PointsProps {
  points: readonly (readonly [label: string, point: ContactPoint | undefined])[];
  /** What stands in place of the points where the back office provides none of them. */
  otherwise?: ReactNode;
}

/** Points of contact as text or links; those that the back office does not provide are left out. */
function Points({ points, otherwise = null }: PointsProps) {
  const known = points.flatMap(([label, point]) => (point ? [{ ...point, label }] : []));
  if (known.length === 0) return otherwise;
  return <ContactRows rows={known} className={styles.points} />;
}

/** CU-04: points of contact. */
export function ContactView({ data, context }: { data: ContactPage; context: PageContext }) {
  const t = useTranslations('customer.contact');
  const { points, assistant } = data;
  const { locale } = context;
  const { hotline } = assistant.phones;
  const askHotline = (
    <p>
      <SmartLink href={phoneHref(hotline)} className={styles.ask}>
        {t('askHotline', { hotline })}
      </SmartLink>
    </p>
  );
  return (
    <>
      <PageHead title={data.title} text={data.intro} kind="dense" />
      <div className={`container ${styles.blocks}`}>
        <Block title={t('service')} text={t('serviceText')} tall>
          <PhoneNumbers phones={assistant.phones} />
          <Points points={[[t('mailbox'), points.mailbox]]} />
          <div className={styles.buttons}>
            <AssistantButton assistant={assistant} locale={locale} />
            <ButtonLink href={href(locale, '/customer-hotline')} kind="secondary" newTab>
              {t('hotlinePage')}
            </ButtonLink>
          </div>
        </Block>
        <Block title={t('investors')} text={t('investorsText')}>
          <Points
            points={[
              [t('aShares'), points.aShares],
              [t('hShares'), points.hShares],
            ]}
            otherwise={askHotline}
          />
        </Block>
        <Block title={t('business')} text={t('businessText')}>
          <Points points={[[t('mailbox'), points.business]]} otherwise={askHotline} />
        </Block>
        <Block title={t('inspection')} text={t('inspectionText')}>
          <Points
            points={[
              [t('address'), points.inspectionAddress],
              [t('phone'), points.inspectionPhone],
            ]}
            otherwise={askHotline}
          />
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
