import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import { PageForm } from './page-form';
import styles from './version-bar.module.css';

interface LargeTextOfferProps {
  context: PageContext;
  elsewhere: boolean;
}

/**
 * EL-03: one line that offers the elder version to visitors whose system shows large text. It is hidden until
 * page-script/large-text.ts has seen that, and for good when it has been dismissed.
 */
export function LargeTextOffer({ context, elsewhere }: LargeTextOfferProps) {
  const t = useTranslations('elder.offer');
  return (
    <section
      className={`container ${styles.inner} no-print`}
      data-large-text=""
      aria-label={t('label')}
      hidden
    >
      <p>{t('text')}</p>
      <PageForm context={context} elsewhere={elsewhere}>
        <button type="submit" className={styles.switch} name="version" value="elder">
          {t('accept')}
        </button>
        <button className={styles.switch} type="button" data-dismiss="">
          {t('dismiss')}
        </button>
      </PageForm>
    </section>
  );
}
