import { useTranslations } from 'next-intl';
import type { PageTexts, SharedLink } from '@/lib/model/appearance';
import { sharedLinks } from '@/lib/rules/appearance/shared-links';
import { localeRow } from '@/lib/site/locales';
import shared from './appearance.module.css';
import styles from './shared-cards.module.css';

function Card({ link, lang }: { link: SharedLink; lang: string }) {
  const t = useTranslations('appearance.shared');
  const { form, title, description, host, image } = link;
  return (
    <figure className={shared.specimen}>
      <figcaption>{t(form)}</figcaption>
      <div className={styles.card} data-form={form}>
        {image ? (
          <img className={styles.picture} src={image} width={1200} height={630} alt={t('picture')} />
        ) : (
          <p className={`${styles.picture} ${styles.noPicture}`}>{t('noPicture')}</p>
        )}
        <div className={styles.words}>
          <p className={styles.title} lang={lang}>
            {title}
          </p>
          {description && (
            <p className={styles.muted} lang={lang}>
              {description}
            </p>
          )}
          <p className={`${styles.muted} ${styles.host}`}>{host}</p>
        </div>
      </div>
    </figure>
  );
}

/** PV-03: a link to a page as social networks and chat apps show it. */
export function SharedCards({ page }: { page: PageTexts }) {
  const { htmlLang } = localeRow(page.locale);
  return sharedLinks(page).map((link) => <Card key={link.form} link={link} lang={htmlLang} />);
}
