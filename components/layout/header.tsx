import { useTranslations } from 'next-intl';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type { Shell } from '@/lib/model/shell';
import type { Locale } from '@/lib/model/variant';
import { openSearchHref } from '@/lib/site/endpoints';
import { href } from '@/lib/site/routes';
import { SearchPanel } from '../search/search-panel';
import { Icon } from '../ui/icon';
import tool from './bar-tool.module.css';
import { BarTools } from './bar-tools';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MenuPanel } from './menu-panel';
import { placeInMenu } from './place-in-menu';
import { SearchLink } from './search-link';
import { SubMenu } from './sub-menu';
import { TopMenu } from './top-menu';

interface HeaderProps {
  shell: Shell;
  context: PageContext;
  languages: readonly Locale[];
}

/** The top item of the current section: the longest path above the page, or the page itself. */
export function activeTop(items: readonly MenuItem[], path: string): MenuItem | null {
  const inside = (item: MenuItem) =>
    item.path !== null && (path === item.path || path.startsWith(`${item.path}/`));
  const [closest] = items.filter(inside).toSorted((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0));
  return closest ?? null;
}

/** The bar above every page: logo, menu, search, language and tools, and the row of the current section. */
export function Header({ shell, context, languages }: HeaderProps) {
  const t = useTranslations('header');
  const { locale, device, path } = context;
  const { settings, topMenu: items } = shell;
  const active = activeTop(items, path);
  const menu = { locale, path: placeInMenu(items, path) };
  return (
    <header className={`${styles.header} no-print`} data-submenu={Boolean(active?.children.length)}>
      <div className={styles.navbar}>
        <div className={`container ${styles.inner}`}>
          <Logo settings={settings} locale={locale} home={path === '/'} className={styles.logo} />
          <TopMenu items={items} active={active} {...menu} />
          <BarTools device={device} menu={<MenuPanel items={items} {...menu} />} className={styles.tools}>
            {locale === 'zh' ? (
              <SearchPanel shell={shell} context={context} />
            ) : (
              <SearchLink locale={locale} iconOnly />
            )}
            <a
              className={`${tool.tool} ${styles.service}`}
              href={href(locale, '/service')}
              aria-label={t('service')}
            >
              <Icon name="service" />
              <span>{t('service')}</span>
            </a>
            <LanguageSwitch context={context} languages={languages} className={tool.tool} />
          </BarTools>
        </div>
      </div>
      {active && active.children.length > 0 && <SubMenu item={active} {...menu} />}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={settings.name[locale]}
        href={openSearchHref(locale)}
      />
    </header>
  );
}
