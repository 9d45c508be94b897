import { useTranslations } from 'next-intl';
import type { ContactLine, ContactPerson, InvestorContacts } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { phoneHrefAbroad } from '@/lib/rules/contacts/phone-numbers';
import { investorFile } from '@/lib/site/endpoints';
import { href } from '@/lib/site/routes';
import { EmptyState } from '../ui/empty-state';
import { SmartLink } from '../ui/smart-link';
import styles from './contact-block.module.css';

function Line({ line: { label, value, url } }: { line: ContactLine }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{url ? <SmartLink href={url}>{value}</SmartLink> : value}</dd>
    </div>
  );
}

function Person({ person, locale }: { person: ContactPerson; locale: Locale }) {
  const t = useTranslations('investors.contacts');
  const { id, name, role, phone, email } = person;
  const call = phoneHrefAbroad(phone);
  return (
    <li className={styles.person}>
      <h3>{name}</h3>
      {role && <p className={styles.role}>{role}</p>}
      {call ? <a href={call}>{phone}</a> : phone}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      <a
        className={styles.card}
        href={investorFile(locale, `contact-${id}.vcf`)}
        aria-label={t('cardOf', { name })}
      >
        {t('card')}
      </a>
    </li>
  );
}

/** IR-01: contacts of investor relations, each also as a vCard. */
export function ContactBlock({ contacts, locale }: { contacts: InvestorContacts; locale: Locale }) {
  const t = useTranslations('investors.contacts');
  const { office, people } = contacts;
  if (office.length === 0 && people.length === 0) {
    return (
      <EmptyState title={t('none')}>
        <a href={href(locale, '/contact-us')}>{t('general')}</a>
      </EmptyState>
    );
  }
  return (
    <div className={styles.block}>
      <div>
        <dl className={styles.office}>
          {office.map((line) => (
            <Line key={line.label} line={line} />
          ))}
        </dl>
        {office.length > 0 && (
          <a className={styles.card} href={investorFile(locale, 'contact-office.vcf')}>
            {t('officeCard')}
          </a>
        )}
      </div>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => (
            <Person key={person.id} person={person} locale={locale} />
          ))}
        </ul>
      )}
    </div>
  );
}
