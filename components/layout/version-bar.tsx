import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { Shell } from '@/lib/model/shell';
import { phoneHref } from '@/lib/rules/contacts/phone-numbers';
import { Icon } from '../ui/icon';
import { LargeTextOffer } from './large-text-offer';
import { PageForm } from './page-form';
import styles from './version-bar.module.css';

interface VersionBarProps {
  shell: Shell;
  context: PageContext;
}

/** The preview and the 404 page are shown at other addresses than their own. */
export const isElsewhere = (shell: Shell, context: PageContext): boolean =>
  shell.preview || context.path === '/missing';

/** EL-01: the first row of every page, with the switch to the elder edition and the hotline; elder-tools.tsx has the way back. */
export function VersionBar({ shell, context }: VersionBarProps) {
  const t = useTranslations('elder');
  const { hotline } = shell.settings;
  const elsewhere = isElsewhere(shell, context);
  return (
    <section className={`${styles.bar} no-print`} aria-label={t('bar')}>
      <div className={`container ${styles.inner}`}>
        <PageForm context={context} elsewhere={elsewhere}>
          <button type="submit" className={styles.switch} name="version" value="elder">
            {t('enter')}
          </button>
        </PageForm>
        <a className={styles.call} href={phoneHref(hotline)}>
          <Icon name="phone" size={18} />
          <span>
            {t('hotline')} <b>{hotline}</b>
          </span>
        </a>
      </div>
      <LargeTextOffer context={context} elsewhere={elsewhere} />
    </section>
  );
}
