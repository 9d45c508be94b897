import type { Shell } from '@/lib/model/shell';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/routes';
import styles from './logo-bar.module.css';

/** The compact bar of pages without a header: the logo leads home. */
export function LogoBar({ shell, locale }: { shell: Shell; locale: Locale }) {
  const { settings } = shell;
  return (
    <header className={styles.bar}>
      <div className="container">
        <a className={styles.logo} href={href(locale, '/')}>
          <img src={settings.logoOnDark[locale]} alt={settings.name[locale]} width={160} height={32} />
        </a>
      </div>
    </header>
  );
}
