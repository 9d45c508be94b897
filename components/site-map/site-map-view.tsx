import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { SiteMap, SiteMapItem } from '@/lib/model/site-map';
import type { Locale } from '@/lib/model/variant';
import { pathHref, tabHref } from '@/lib/site/routes';
import { ownLang } from '../ui/own-word';
import { PageHead } from '../ui/page-head';
import { Section } from '../ui/section';
import styles from './site-map.module.css';

/** The name of a page, linked where there is one. */
function PageName({ item: { label, path, tab }, locale }: { item: SiteMapItem; locale: Locale }) {
  if (path === null) return label;
  const to = tab ? tabHref(locale, tab) : pathHref(locale, path);
  return (
    <a href={to} lang={ownLang(label, locale)}>
      {label}
    </a>
  );
}

function Pages({ items, locale }: { items: readonly SiteMapItem[]; locale: Locale }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.pages}>
      {items.map((item) => (
        <li key={item.id}>
          <PageName item={item} locale={locale} />
          <Pages items={item.children} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function Part({ item, locale }: { item: SiteMapItem; locale: Locale }) {
  return (
    <section className={styles.part}>
      <h2>
        <PageName item={item} locale={locale} />
      </h2>
      <Pages items={item.children} locale={locale} />
    </section>
  );
}

/** Every page of the site, for readers who want an overview and for crawlers. */
export function SiteMapView({ data, context: { locale } }: { data: SiteMap; context: PageContext }) {
  const t = useTranslations('siteMap');
  return (
    <>
      <PageHead title={data.title} text={data.intro} kind="dense" />
      <div className={`container ${styles.parts}`}>
        {data.items.map((item) => (
          <Part key={item.id} item={item} locale={locale} />
        ))}
      </div>
      <Section title={t('feeds')} id="feeds">
        <dl className={styles.feeds}>
          {data.feeds.map(({ label, links }) => (
            <div key={label}>
              <dt>{label}</dt>
              {links.map(({ name, href: to }) => (
                <dd key={name}>
                  <a href={to}>
                    {name}
                    <span className="visually-hidden"> {label}</span>
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
