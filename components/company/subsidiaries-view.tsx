import { useTranslations } from 'next-intl';
import type { Subsidiaries, Subsidiary } from '@/lib/model/company';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/site/routes';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { PhoneLink } from '../ui/phone-link';
import styles from './subsidiaries.module.css';

const LIST = '/investor-relations/intro/subsidiary-detail';
const anchor = (id: string): string => `company-${id}`;

interface ViewProps {
  data: Subsidiaries;
  context: PageContext;
}

/** IN-02: a card for each company, linked to its entry in the directory. */
export function SubsidiariesView({ data, context }: ViewProps) {
  const t = useTranslations('company.subsidiaries');
  return (
    <>
      <PageHead title={data.title} text={data.intro} watermark={t('watermark')} />
      <div className={`container ${styles.page}`}>
        {data.companies.length === 0 && <EmptyState title={t('empty')} />}
        <ul className={styles.cards}>
          {data.companies.map(({ id, name, business, place }) => (
            <li key={id}>
              <a href={`${href(context.locale, LIST)}#${anchor(id)}`}>
                <strong>{name}</strong>
                {business && <span>{business}</span>}
                {place && <em>{place}</em>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Company({ company }: { company: Subsidiary }) {
  const t = useTranslations('company.subsidiaries');
  const { id, name, business, address, phone, regulator } = company;
  const facts = [
    [t('address'), address],
    [t('phone'), phone],
    [t('regulator'), regulator],
  ].filter(([, value]) => value);
  return (
    <li id={anchor(id)} className={styles.company}>
      <div>
        <h2>{name}</h2>
        {business && <p>{business}</p>}
      </div>
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === phone ? <PhoneLink number={phone} /> : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** IN-02: name, address and telephone of every company. */
export function SubsidiaryListView({ data, context }: ViewProps) {
  const t = useTranslations('company.subsidiaries');
  return (
    <>
      <PageHead title={data.title} text={data.intro} />
      <div className={`container ${styles.page}`}>
        {data.companies.length > 0 ? (
          <ul className={styles.list}>
            {data.companies.map((company) => (
              <Company key={company.id} company={company} />
            ))}
          </ul>
        ) : (
          <EmptyState title={t('empty')}>
            <a href={href(context.locale, '/investor-relations/intro')}>{t('back')}</a>
          </EmptyState>
        )}
      </div>
    </>
  );
}
