import { useTranslations } from 'next-intl';
import type { PressKit } from '@/lib/model/press-room';
import type { Locale } from '@/lib/model/variant';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { FEED_KINDS, type FeedKind, feedHref } from '@/lib/site/endpoints';
import { href } from '@/lib/site/routes';
import styles from './press-service.module.css';

const KINDS = Object.keys(FEED_KINDS) as FeedKind[];

/** For journalists, below the list: whom to ask, feeds of the news, and the logo to print. */
export function PressService({ kit, locale }: { kit: PressKit; locale: Locale }) {
  const t = useTranslations('pressRoom.service');
  return (
    <aside className={`${styles.service} no-print`} aria-label={t('label')}>
      <section>
        <h2>{t('contact')}</h2>
        <p>{t('contactText')}</p>
        <ul>
          <li>
            <a href={phoneHref(kit.hotline)}>{t('call', { hotline: kit.hotline })}</a>
          </li>
          <li>
            <a href={href(locale, '/contact-us')}>{t('contacts')}</a>
          </li>
        </ul>
      </section>
      <section>
        <h2>{t('follow')}</h2>
        <p>{t('followText')}</p>
        <ul>
          {KINDS.map((kind) => (
            <li key={kind}>
              <a href={feedHref(locale, 'news', kind)} type={FEED_KINDS[kind].type}>
                {FEED_KINDS[kind].name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('kit')}</h2>
        <p>{t('kitText')}</p>
        <ul>
          <li>
            <a href={kit.logo} download>
              {t('onLight')}
            </a>
          </li>
          <li>
            <a href={kit.logoOnDark} download>
              {t('onDark')}
            </a>
          </li>
        </ul>
      </section>
    </aside>
  );
}
