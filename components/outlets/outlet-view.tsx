import { useTranslations } from 'next-intl';
import type { OutletPage } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { companyHref, FINDER, noticesHref, outletHref } from '@/lib/site/outlet-addresses';
import { href } from '@/lib/site/routes';
import { ReadAloud } from '../reading/read-aloud';
import { PageHead } from '../ui/page-head';
import { CardList } from './card-list';
import { Directions } from './directions';
import styles from './outlet.module.css';
import { OutletFacts } from './outlet-facts';

type OnePage = Extract<OutletPage, { kind: 'outlet' }>;
type AllPage = Extract<OutletPage, { kind: 'directory' }>;

/** All outlets by province, to read, print and crawl. */
function Directory({ data, context: { locale } }: { data: AllPage; context: PageContext }) {
  const t = useTranslations('outlets');
  const names = useTranslations('people.provinces');
  return (
    <>
      <PageHead title={data.title} text={data.lead} watermark={t('watermark')} />
      <div className={`container ${styles.page}`}>
        {data.groups.map(({ name, province, outlets }) => (
          <section key={name} aria-label={name}>
            <h2 className={styles.heading}>{province ? names(province as 'beijing') : name}</h2>
            <ul className={styles.names}>
              {outlets.map((outlet) => (
                <li key={outlet.id}>
                  <a href={outletHref(locale, outlet.id)}>{outlet.name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Licence({ outlet }: Pick<OnePage, 'outlet'>) {
  const t = useTranslations('outlets');
  return (
    <section id="licence" aria-label={t('licenceTitle')} className="no-print">
      <h2 className={styles.heading}>{t('licenceTitle')}</h2>
      <p>{t('licenceLead')}</p>
      <p lang="zh-CN">{outlet.scope || t('notStated')}</p>
      <p>
        <a className={styles.link} href={noticesHref(outlet.id)}>
          {t('notices')}
        </a>
      </p>
    </section>
  );
}

function One({ data, context: { locale } }: { data: OnePage; context: PageContext }) {
  const t = useTranslations('outlets');
  const { outlet, company, near } = data;
  return (
    <div className={styles.sheet}>
      <PageHead title={outlet.name} text={t(`kinds.${outlet.kind}`)} watermark={t('watermark')} />
      <div className={`container ${styles.page}`} data-read="">
        <ReadAloud />
        <section aria-label={t('contact')}>
          <h2 className={styles.heading}>{t('contact')}</h2>
          <OutletFacts outlet={outlet} locale={locale} />
          <p className={`${styles.links} no-print`}>
            {company && (
              <a className={styles.link} href={companyHref(locale, company.id)}>
                {t('companyIs', { name: company.name })}
              </a>
            )}
            {outlet.kind === 'company' && (
              <a className={styles.link} href={companyHref(locale, outlet.id)}>
                {t('companyPage')}
              </a>
            )}
          </p>
        </section>
        <Directions outlet={outlet} />
        <Licence outlet={outlet} />
        {near.length > 0 && (
          <section aria-label={t('near')} className="no-print">
            <h2 className={styles.heading}>{t('near')}</h2>
            <CardList outlets={near} locale={locale} />
          </section>
        )}
        <p className="no-print">
          <a className={styles.link} href={href(locale, FINDER, { province: outlet.province })}>
            {t('backToFinder')}
          </a>
        </p>
      </div>
    </div>
  );
}

/** The page of one outlet, or the directory of all. */
export function OutletView({ data, context }: { data: OutletPage; context: PageContext }) {
  return data.kind === 'directory' ? (
    <Directory data={data} context={context} />
  ) : (
    <One data={data} context={context} />
  );
}
