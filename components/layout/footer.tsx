import { useTranslations } from 'next-intl';
import { localeRow } from '@/lib/i18n/locales';
import type { Shell } from '@/lib/model/shell';
import type { Device, Locale } from '@/lib/model/variant';
import { SmartLink } from '../ui/smart-link';
import styles from './footer.module.css';
import { FooterClicks } from './footer-clicks.client';
import { FooterColumns } from './footer-columns';
import { FooterLinkList } from './footer-link-list';
import { Logo } from './logo';

interface FooterProps {
  shell: Shell;
  locale: Locale;
  device: Device;
}

function Legal({ shell, locale }: Omit<FooterProps, 'device'>) {
  const t = useTranslations('footer');
  const { settings, footer } = shell;
  const year = new Date().getFullYear();
  return (
    <div className={styles.legal}>
      <FooterLinkList links={footer.statements} locale={locale} inline />
      <p>{t('copyright', { from: settings.founded, to: year, name: settings.legalName[locale] })}</p>
      {localeRow(locale).code === 'zh' && <p>{t('ipv6')}</p>}
      <p className={styles.filings}>
        <SmartLink href={settings.icp.url}>{settings.icp.number}</SmartLink>
        <SmartLink href={settings.publicSecurity.url}>{settings.publicSecurity.number}</SmartLink>
      </p>
    </div>
  );
}

/** The footer: on desktops in columns, on phones in folds; the same links either way (SH-01, SH-04). */
export function Footer({ shell, locale, device }: FooterProps) {
  const t = useTranslations('footer');
  const { settings, footer } = shell;
  return (
    <footer className={`${styles.footer} no-print`} data-footer={device}>
      <div className="container">
        <div className={styles.lead}>
          <Logo settings={settings} locale={locale} />
          <p className={styles.hotline}>
            <span>{t('hotline')}</span>
            <a href={`tel:${settings.hotline}`}>{settings.hotline}</a>
            <a href={`tel:${settings.tollFree.replaceAll('-', '')}`}>{settings.tollFree}</a>
          </p>
        </div>
        <FooterLinkList links={footer.top} locale={locale} inline />
        <FooterColumns shell={shell} locale={locale} device={device} />
        <Legal shell={shell} locale={locale} />
      </div>
      <FooterClicks />
    </footer>
  );
}
