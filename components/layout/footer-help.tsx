import { useTranslations } from 'next-intl';
import type { Shell } from '@/lib/model/shell';
import type { Locale } from '@/lib/model/variant';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { href } from '@/lib/site/routes';
import styles from './footer.module.css';
import { FooterLinkList } from './footer-link-list';
import { Logo } from './logo';

/** First in every footer: the hotline, and the dispute resolution service. */
export function FooterHelp({ shell, locale }: { shell: Shell; locale: Locale }) {
  const t = useTranslations('footer');
  const { settings, footer } = shell;
  return (
    <>
      <div className={styles.lead}>
        <Logo settings={settings} locale={locale} below />
        <p className={styles.hotline}>
          <span>{t('hotline')}</span>
          <a href={phoneHref(settings.hotline)}>{settings.hotline}</a>
          <a href={phoneHref(settings.tollFree)}>{settings.tollFree}</a>
        </p>
      </div>
      <nav className={styles.help} aria-label={t('help')}>
        <span className={styles.helpLabel}>{t('help')}</span>
        <a href={href(locale, '/customer-slogan')}>{t('complain')}</a>
        <a href={href(locale, '/verify')}>{t('verify')}</a>
        <FooterLinkList links={footer.mediation} locale={locale} inline />
      </nav>
    </>
  );
}
