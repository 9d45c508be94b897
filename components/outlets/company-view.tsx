import { useTranslations } from 'next-intl';
import type { BranchCompany, OutletCard } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { companyHref } from '@/lib/site/outlet-addresses';
import { ReadAloud } from '../reading/read-aloud';
import { ButtonLink } from '../ui/button-link';
import { ownLang } from '../ui/own-word';
import { PageHead } from '../ui/page-head';
import { SmartLink } from '../ui/smart-link';
import { CardContact } from './card-contact';
import { CardList } from './card-list';
import { Directions } from './directions';
import { FoldedCards } from './folded-cards';
import styles from './outlet.module.css';
import { OutletActions } from './outlet-actions';
import { OutletFacts } from './outlet-facts';
import top from './outlet-top.module.css';
import { QrPopup } from './qr-popup';

type Company = Extract<BranchCompany, { kind: 'company' }>;

interface CompaniesProps {
  companies: readonly OutletCard[];
  context: PageContext;
}

/** A directory: what visits are like stands on the page of each company. */
function Companies({ companies, context: { locale, device } }: CompaniesProps) {
  const t = useTranslations('outlets');
  const more = (count: number) => t('moreOutlets', { count });
  return (
    <>
      <PageHead title={t('companyTitle')} text={t('companyLead', { count: companies.length })} kind="dense" />
      <div className={`container ${styles.page}`}>
        <FoldedCards outlets={companies} device={device} more={more} className={styles.cards}>
          {(company) => (
            <li key={company.id} className={styles.card}>
              <a href={companyHref(locale, company.id)} lang={ownLang(company.name, locale)}>
                {company.name}
              </a>
              <CardContact outlet={company} />
            </li>
          )}
        </FoldedCards>
      </div>
    </>
  );
}

function Contact({ outlet, locale }: Pick<Company, 'outlet'> & { locale: Locale }) {
  const t = useTranslations('outlets');
  const { name, wechatQr, weibo } = outlet;
  return (
    <section aria-label={t('contact')}>
      <h2 className={styles.heading}>{t('contact')}</h2>
      <OutletFacts outlet={outlet} locale={locale} />
      <div className={`${styles.social} no-print`}>
        {wechatQr && <QrPopup src={wechatQr} alt={t('wechatAlt', { name })} label={t('wechat')} />}
        {weibo && (
          <ButtonLink href={weibo} kind="secondary">
            {t('weibo')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function Links({ links }: Pick<Company, 'links'>) {
  const t = useTranslations('outlets');
  const shown = links.filter(({ url }) => url);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t('links')} className="no-print">
      <h2 className={styles.heading}>{t('links')}</h2>
      <ul className={styles.names}>
        {shown.map(({ label, text, url }) => (
          <li key={label}>
            <SmartLink href={url}>{text || label}</SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function One({ data, context }: { data: Company; context: PageContext }) {
  const { locale } = context;
  const t = useTranslations('outlets');
  const { outlet, banner, offices, links, map } = data;
  return (
    <>
      {banner && <img className={styles.banner} src={banner} alt="" width={1600} height={400} />}
      <PageHead
        title={outlet.name}
        titleLang={ownLang(outlet.name, locale)}
        text={t('kinds.company')}
        kind="dense"
      />
      <div className={`container ${styles.page}`} data-read="">
        <ReadAloud />
        <section className={styles.risk} aria-label={t('risk')}>
          <h2 className={styles.heading}>{t('risk')}</h2>
          <p>{t('riskText')}</p>
        </section>
        <OutletActions outlet={outlet} />
        <div className={top.halves}>
          <Contact outlet={outlet} locale={locale} />
          <Directions outlet={outlet} map={map} />
        </div>
        {offices.length > 0 && (
          <section aria-label={t('offices')}>
            <h2 className={styles.heading}>{t('offices')}</h2>
            <CardList outlets={offices} context={context} />
          </section>
        )}
        <Links links={links} />
      </div>
    </>
  );
}

/** BC-01: one branch company, or the list of all. */
export function CompanyView({ data, context }: { data: BranchCompany; context: PageContext }) {
  return data.kind === 'list' ? (
    <Companies companies={data.companies} context={context} />
  ) : (
    <One data={data} context={context} />
  );
}
