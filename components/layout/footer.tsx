import { useTranslations } from 'next-intl';
import { FOOTER_CLICK_DEBOUNCE_MS } from '@/lib/base/constants';
import type { Shell } from '@/lib/model/shell';
import type { Device, Locale } from '@/lib/model/variant';
import { staticInner } from '@/lib/runtime/static-markup';
import { localeRow } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { ConsentChange } from '../analytics/consent-bar';
import { ownLang } from '../ui/own-word';
import { SmartLink } from '../ui/smart-link';
import styles from './footer.module.css';

import { FooterColumns } from './footer-columns';
import { FooterHelp } from './footer-help';
import { FooterLinkList } from './footer-link-list';

interface FooterProps {
  shell: Shell;
  locale: Locale;
  device: Device;
}

interface LegalProps {
  shell: Shell;
  locale: Locale;
}

function Lines({ shell, locale, year }: LegalProps & { year: number }) {
  const t = useTranslations('footer');
  const { settings, footer } = shell;
  return (
    <>
      <FooterLinkList links={footer.statements} locale={locale} inline />
      <p className={styles.filings}>
        <a href={href(locale, '/site-map')}>{t('siteMap')}</a>
        <a href={href(locale, '/accessibility')}>{t('accessibility')}</a>
      </p>
      {shell.analyticsUrl && <ConsentChange />}
      <p>{t('copyright', { from: settings.founded, to: year, name: settings.legalName[locale] })}</p>
      {localeRow(locale).code === 'zh' && <p>{t('ipv6')}</p>}
      <p data-weight={t.raw('weight')} hidden />
      <p className={styles.filings}>
        <SmartLink href={settings.icp.url} lang={ownLang(settings.icp.number, locale)}>
          {settings.icp.number}
        </SmartLink>
        <SmartLink href={settings.publicSecurity.url} lang={ownLang(settings.publicSecurity.number, locale)}>
          {settings.publicSecurity.number}
        </SmartLink>
      </p>
    </>
  );
}

/**
 * Statements, site map, accessibility statement, copyright and filings. The server writes the weight of the page when
 * it stores it (server/pages/weight.ts); a page that is not stored says nothing.
 */
export function Legal({ shell, locale }: LegalProps) {
  const year = new Date().getFullYear();
  const name = `legal ${locale} ${year} ${shell.analyticsUrl}`;
  const source = { from: [shell.footer, shell.settings], name };
  return (
    <div
      className={styles.legal}
      {...staticInner(source, <Lines shell={shell} locale={locale} year={year} />)}
    />
  );
}

/** The footer: columns on desktops, folds on phones, with the same links (SH-01, SH-04). */
export function Footer({ shell, locale, device }: FooterProps) {
  const { footer } = shell;
  return (
    <footer
      className={`${styles.footer} no-print`}
      data-footer={device}
      data-click-guard={FOOTER_CLICK_DEBOUNCE_MS}
    >
      <div className="container">
        <FooterHelp shell={shell} locale={locale} />
        <FooterLinkList links={footer.top} locale={locale} inline />
        <FooterColumns shell={shell} locale={locale} device={device} />
        <Legal shell={shell} locale={locale} />
      </div>
    </footer>
  );
}
