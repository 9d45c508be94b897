import type { PageContext } from '@/lib/model/page';
import type { Shell } from '@/lib/model/shell';
import type { Locale } from '@/lib/model/variant';
import tool from './bar-tool.module.css';
import { BarTools } from './bar-tools';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import styles from './logo-bar.module.css';
import { MenuPanel } from './menu-panel';
import { SearchLink } from './search-link';

interface LogoBarProps {
  shell: Shell;
  context: PageContext;
  /** Languages in which the page exists. */
  languages: readonly Locale[];
}

/** The compact bar of pages without a header (SH-03): the logo leads home; menu, search and language lead on. */
export function LogoBar({ shell, context, languages }: LogoBarProps) {
  const { settings, topMenu } = shell;
  const { locale, device, path } = context;
  return (
    <header className={styles.bar}>
      <div className={`container ${styles.inner}`}>
        <Logo settings={settings} locale={locale} className={styles.logo} />
        <BarTools
          device={device}
          menu={<MenuPanel items={topMenu} locale={locale} path={path} wide />}
          className={`${styles.tools} no-print`}
        >
          <SearchLink locale={locale} />
          <LanguageSwitch context={context} languages={languages} className={tool.tool} />
        </BarTools>
      </div>
    </header>
  );
}
