import { useTranslations } from 'next-intl';
import type { OutletPage } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { companyHref, FINDER, noticesHref, outletHref, tradingCostsHref } from '@/lib/site/outlet-addresses';
import { href } from '@/lib/site/routes';
import { ReadAloud } from '../reading/read-aloud';
import { ownLang } from '../ui/own-word';
import { PageHead } from '../ui/page-head';
import { CardList } from './card-list';
import { Directions } from './directions';
import styles from './outlet.module.css';
import { OutletActions } from './outlet-actions';
import { OutletFacts } from './outlet-facts';
import top from './outlet-top.module.css';

type OnePage = Extract<OutletPage, { kind: 'outlet' }>;
type AllPage = Extract<OutletPage, { kind: 'directory' }>;

type Group = AllPage['groups'][number];

/** The outlets of a province: on phones a fold, since all of them are dozens of screens long. */
function Province({ group, context: { locale, device } }: { group: Group; context: PageContext }) {
  const names = useTranslations('people.provinces');
  const { province, outlets } = group;
  const name = province ? names(province as 'beijing') : group.name;
  const list = (
    <ul className={styles.names}>
      {outlets.map((outlet) => (
        <li key={outlet.id}>
          <a href={outletHref(locale, outlet.id)} lang={ownLang(outlet.name, locale)}>
            {outlet.name}
          </a>
        </li>
      ))}
    </ul>
  );
  if (device === 'mobile') {
    return (
      <details className={styles.fold}>
        <summary>
          {name} <span data-number="">{outlets.length}</span>
        </summary>
        {list}
      </details>
    );
  }
  return (
    <section aria-label={name}>
      <h2 className={styles.heading}>{name}</h2>
      {list}
    </section>
  );
}

/** All outlets by province, to read, print and crawl. */
function Directory({ data, context }: { data: AllPage; context: PageContext }) {
  const t = useTranslations('outlets');
  const groups = data.groups.map((group) => <Province key={group.name} group={group} context={context} />);
  const folded = context.device === 'mobile';
  return (
    <>
      <PageHead title={data.title} text={data.lead} watermark={t('watermark')} />
      <div className={`container ${styles.page}`}>{folded ? <div>{groups}</div> : groups}</div>
    </>
  );
}

function Licence({ outlet, locale }: Pick<OnePage, 'outlet'> & { locale: Locale }) {
  const t = useTranslations('outlets');
  const costs = useTranslations('tradingCosts')('link');
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
      <p>
        <a className={styles.link} href={tradingCostsHref(locale, { outlet: outlet.id })}>
          {costs}
        </a>
      </p>
      <p>
        <a className={styles.link} href={href(locale, '/verify', { outlet: outlet.id })}>
          {t('check')}
        </a>
      </p>
    </section>
  );
}

function One({ data, context }: { data: OnePage; context: PageContext }) {
  const { locale } = context;
  const t = useTranslations('outlets');
  const { outlet, company, near, map } = data;
  return (
    <div className={styles.sheet}>
      <PageHead
        title={outlet.name}
        titleLang={ownLang(outlet.name, locale)}
        text={t(`kinds.${outlet.kind}`)}
        watermark={t('watermark')}
      >
        <OutletActions outlet={outlet} />
      </PageHead>
      <div className={`container ${styles.page}`} data-read="">
        <ReadAloud />
        <div className={top.halves}>
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
          <Directions outlet={outlet} map={map} />
        </div>
        <Licence outlet={outlet} locale={locale} />
        {near.length > 0 && (
          <section aria-label={t('near')} className="no-print">
            <h2 className={styles.heading}>{t('near')}</h2>
            <CardList outlets={near} context={context} />
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
