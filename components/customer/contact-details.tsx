import { useTranslations } from 'next-intl';
import { phoneHref } from '@/lib/html/phone-href';
import type { ContactPoint, Phones } from '@/lib/model/customer';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { SmartLink } from '../ui/smart-link';
import styles from './customer.module.css';

interface ContactDetailsProps {
  phones: Phones;
  mailbox: ContactPoint | null;
  locale: Locale;
  open?: boolean;
}

/** Four ways to reach the service, collapsible. */
export function ContactDetails({ phones, mailbox, locale, open }: ContactDetailsProps) {
  const t = useTranslations('customer.hotline');
  const items = [
    { label: t('phone'), text: phones.hotline, url: phoneHref(phones.hotline) },
    { label: t('tollFree'), text: phones.tollFree, url: phoneHref(phones.tollFree) },
    ...(mailbox ? [{ label: t('mailbox'), text: mailbox.value, url: mailbox.url }] : []),
    { label: t('visit'), text: t('visitText'), url: href(locale, '/branch') },
  ];
  return (
    <details className={styles.contacts} open={open}>
      <summary>{t('contacts')}</summary>
      <dl>
        {items.map(({ label, text, url }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{url ? <SmartLink href={url}>{text}</SmartLink> : text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
