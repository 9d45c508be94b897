import { useTranslations } from 'next-intl';
import type { ContactPoint, Phones } from '@/lib/model/customer';
import type { Locale } from '@/lib/model/variant';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { href } from '@/lib/site/routes';
import { ContactRows } from './contact-rows';
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
  const rows = [
    { label: t('phone'), value: phones.hotline, url: phoneHref(phones.hotline) },
    { label: t('tollFree'), value: phones.tollFree, url: phoneHref(phones.tollFree) },
    ...(mailbox ? [{ label: t('mailbox'), value: mailbox.value, url: mailbox.url }] : []),
    { label: t('visit'), value: t('visitText'), url: href(locale, '/branch') },
  ];
  return (
    <details className={styles.contacts} open={open}>
      <summary>{t('contacts')}</summary>
      <ContactRows rows={rows} />
    </details>
  );
}
