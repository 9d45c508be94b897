import type { Shell } from '@/lib/model/shell';
import type { Locale } from '@/lib/model/variant';
import { Logo } from './logo';
import styles from './logo-bar.module.css';

/** The compact bar of pages without a header: the logo links to the home page. */
export function LogoBar({ shell, locale }: { shell: Shell; locale: Locale }) {
  const { settings } = shell;
  return (
    <header className={styles.bar}>
      <div className="container">
        <Logo settings={settings} locale={locale} className={styles.logo} />
      </div>
    </header>
  );
}
